/** How players are told apart in tables and charts: by name, colour and shape. */

import { lookOf, shapeOfLook } from '../lib/sides'
import type { TableInfo } from '../lib/types'
import { t } from '../lib/words.svelte'

/** Alone, the opponent comes after the players. */
export const nameOf = (table: TableInfo, seat: number): string => table.seats[seat]?.name ?? t('web-rm-ai')

export const shapeOf = (table: TableInfo, seat: number): string => shapeOfLook(lookOf(table, seat))
/** The class that brings the colour. */
export const colourOf = (table: TableInfo, seat: number): string => `look-${lookOf(table, seat)}`
