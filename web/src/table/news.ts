/** Which news are worth a sentence of their own. */

import type { NewsItem, TableInfo } from '../lib/types'
import { say, t } from '../lib/words.svelte'

type Fact = { type: string; card?: number }
/** What the table shows anyway. */
const QUIET = new Set(['SlotFilled', 'TurnEnded', 'HqShuffled', 'GoalDealt', 'RoundBegan', 'ThreatDealt'])

export type Told = { key: string; at: number; text: string; type: string; undo: boolean }

/** The sentences of the news, oldest first. */
export function told(news: readonly NewsItem[], seats: TableInfo['seats']): Told[] {
  return news.flatMap((item) => {
    if (item.undo && !item.say.length) {
      const text = t('web-replay-undone', { name: seats[item.seat]?.name ?? '' })
      return [{ key: `${item.at}`, at: item.at, text, type: '', undo: true }]
    }
    return item.say.flatMap((said, number) => {
      const fact = (item.facts[number] ?? { type: '' }) as Fact
      if (QUIET.has(fact.type) || (fact.type === 'CardDrawn' && fact.card === -1)) return []
      const text = item.undo ? t('web-table-undone', { what: say(said) }) : say(said)
      return [{ key: `${item.at}.${number}`, at: item.at, text, type: fact.type, undo: item.undo }]
    })
  })
}
