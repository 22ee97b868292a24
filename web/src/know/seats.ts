/** How players are told apart in tables and charts: by name, colour and shape. */

import type { TableInfo } from '../lib/types'
import { t } from '../lib/words.svelte'

/** Alone, the opponent comes after the players. */
export const nameOf = (table: TableInfo, seat: number): string => table.seats[seat]?.name ?? t('web-rm-ai')

/** Shapes within a square of 2 by 2 around the middle. */
const SHAPES = [
  'M-.9 0a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z',
  'M-.8-.8H.8V.8H-.8z',
  'M0-1 1 .8H-1z',
  'M0-1.1 1.1 0 0 1.1-1.1 0z',
  'M0 1 1-.8H-1z',
]
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!
