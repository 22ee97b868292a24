import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // Shipped in the wheel: whoever installs it needs no Node.
    outDir: '../src/spacerace/_web',
    emptyOutDir: true,
    target: 'es2022',
    // Our pages allow no inline script and no inline style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece: a request has more headers than a small module has code.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?!lean-qr)|\/src\/(lib|App\.svelte|main|app\.css|games\/(index|load)|board\/(Icon|icons|Tips?|Stars|plain|drawing)|table\/keys|show\/(speed|sounds)|home\/(start|names|naming|Pick|SettingsMenu|Sky))/,
            },
            // What the home page shows of each game.
            { name: 'games', test: /\/src\/games\/[^/]+\/(index|Art|Side|Flag|colours|rolls)\./ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Guards against hanging, long enough for a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8969', ws: true },
    },
  },
})
