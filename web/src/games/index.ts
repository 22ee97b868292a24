/** The games that have a folder here, by the names that the server calls them; all others get the plain board. */

import { SvelteMap } from 'svelte/reactivity'
import { PLAIN } from '../board/plain'
import type { GameModule, Lazy } from './module'

const GAMES: Record<string, Lazy<GameModule>> = {
  rocketmen: () => import('./rocketmen'),
  '1969': () => import('./nineteen69'),
}

const loading = new Map<string, Promise<GameModule>>()
const here = new SvelteMap<string, GameModule>()

/** The module of a game. */
export function loadGame(name: string): Promise<GameModule> {
  let module = loading.get(name)
  if (!module) {
    const lazy = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined
    module = lazy ? lazy().then((found) => found.default) : Promise.resolve(PLAIN)
    void module.then(
      (found) => here.set(name, found),
      // What failed is asked for again the next time.
      () => loading.delete(name),
    )
    loading.set(name, module)
  }
  return module
}

/** The module of a game as far as it is here; until it has come, that of any game. */
export function gameOf(name: string): GameModule {
  if (!name) return PLAIN
  const found = here.get(name)
  if (!found && !loading.has(name)) void loadGame(name)
  return found ?? PLAIN
}
