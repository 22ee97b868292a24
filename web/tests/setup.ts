/** English words for every test, from the server's own language files. */

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { loadWords } from '../src/lib/words.svelte'

const FOLDER = resolve(process.cwd(), '../src/spacerace/lang/en')
export const english = readdirSync(FOLDER)
  .filter((name) => /^(web.*|kernel|server)\.ftl$/.test(name))
  .map((name) => readFileSync(resolve(FOLDER, name), 'utf-8'))
  .join('\n')

Element.prototype.scrollTo ??= () => {}
const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(english)))
await loadWords('en')
fetching.mockRestore()
