/** What stands in for the module of a game that has no folder of its own. */

import type { GameModule } from '../games/module'

export const PLAIN: GameModule = {
  board: () => import('./Plain.svelte'),
  art: null,
  icons: () => Promise.resolve({ default: {} }),
  side: null,
  look: (_, seat) => seat,
  colours: {},
  period: 'round',
  opponent: 'web-board-opponent',
  sounds: {},
  ends: [],
  facts: { chapters: [], heads: [], quiet: () => false, deeds: null },
}
