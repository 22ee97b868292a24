/** Whose turn it is, in words. */

import type { TableInfo } from '../lib/types'
import { t } from '../lib/words.svelte'

/** The seat that is awaited, by its name; a seat that was freed has none. */
export function turnOf(table: Pick<TableInfo, 'seats'>, seat: number): string {
  const name = table.seats[seat]?.name
  return name ? t('web-turn-of', { name }) : t('web-turn-free')
}
