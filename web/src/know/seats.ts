/** How players are told apart in tables and charts: by name, colour and shape. */

import { gameOf } from '../games'
import { shapeOfLook } from '../lib/sides'
import type { TableInfo } from '../lib/types'
import { t } from '../lib/words.svelte'

/** Alone, the opponent comes after the players. */
export const nameOf = (table: TableInfo, seat: number): string =>
  table.seats[seat]?.name ?? t(gameOf(table.game).opponent)

const lookOf = (table: TableInfo, seat: number): number => gameOf(table.game).look(table, seat)
export const shapeOf = (table: TableInfo, seat: number): string => shapeOfLook(lookOf(table, seat))
/** The colour itself, for what is no chart. */
export function inkOf(table: TableInfo, seat: number): string {
  const look = lookOf(table, seat)
  return gameOf(table.game).colours[look] ?? `var(--look-${look % 5})`
}
/** The class that brings the colour. */
export const colourOf = (table: TableInfo, seat: number): string => `look-${lookOf(table, seat)}`
