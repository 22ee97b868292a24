/** Short texts of this table, as they are drawn and as they are spoken. */

import type { Said } from '../../lib/types'
import { say, t } from '../../lib/words.svelte'
import type { IconName } from './icons'

/** What an icon or a place on the table means, as the legend says it, without its marks. */
export const meaning = (icon: IconName): string => t(`icon-rm-${icon}`).replaceAll('**', '')

const BREAK = '·'
const SOFT = '\u00ad'
let [known, pattern, parts]: [string, RegExp | null, Map<string, string>] = ['', null, new Map()]

/** A text that is drawn where room is short: its long words may be divided where the word file allows it. */
export function soft(text: string): string {
  const list = t('web-rm-breaks')
  if (list !== known) {
    known = list
    parts = new Map(list.split(/\s+/).map((word) => [word.replaceAll(BREAK, ''), word.replaceAll(BREAK, SOFT)]))
    const longest = [...parts.keys()].sort((one, two) => two.length - one.length)
    pattern = new RegExp(longest.join('|'), 'g')
  }
  return pattern ? text.replace(pattern, (word) => parts.get(word) ?? word) : text
}

/** Money and items as words for a sentence. */
export function icons(price: { money: number; items: readonly string[] }): string[] {
  const money = price.money ? [t('money', { money: price.money })] : []
  return [...money, ...price.items.map((item) => t(`item-${item}`))]
}

export const thrust = (points: number): string[] => (points ? [t('points', { points })] : [])

/** A text that a pack of somebody's own may lack. */
export function spoken(said: Said | { id: string; args: Record<string, unknown> }): string {
  const text = say(said)
  return text === said.id ? '' : text
}
