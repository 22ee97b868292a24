import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Shipped in the wheel: whoever installs it needs no Node.
    outDir: '../src/spacerace/_web',
    emptyOutDir: true,
    target: 'es2022',
    // Our pages allow no inline script and no inline style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8969', ws: true },
    },
  },
})
