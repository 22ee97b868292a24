/** Options are numbered by seat on the server; at a table people have names. */

import type { Said, TableInfo } from '../lib/types'
import { say, t } from '../lib/words.svelte'

/** A message; a player that it speaks of by number is called by name too. */
export function sayWho(said: Said, seats: TableInfo['seats']): string {
  const { player } = said.args
  const name = typeof player === 'number' ? seats[player - 1]?.name : ''
  return name ? t('web-table-who', { sentence: say(said), name }) : say(said)
}
