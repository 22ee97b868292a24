/** All drawings of Rocketmen, fetched when a table is open. */

import type { Drawings } from '../../../board/drawing'
import type { CardFace } from '../faces'
import ASSETS from './assets'
import GOALS from './goals'
import MISSIONS from './missions'

const DRAWINGS: Drawings = { ...MISSIONS, ...ASSETS, ...GOALS }
export default DRAWINGS

/** The drawing of a card; one of somebody's own pack may have none. */
export function drawingOf({ key, deck, type }: Pick<CardFace, 'key' | 'deck' | 'type'>): string | undefined {
  return DRAWINGS[type ?? key.replace(/(-\d+)+$/, '')] ?? DRAWINGS[deck]
}
