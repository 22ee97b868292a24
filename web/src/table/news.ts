/** Which news are worth a sentence of their own. */

import { gameOf } from '../games'
import type { NewsItem, TableInfo } from '../lib/types'
import { say, t } from '../lib/words.svelte'

type Fact = { type: string; seat?: number }

/** A sentence of the news; ``whose`` is the seat that it is about, if it is about one. */
export type Told = { key: string; at: number; text: string; type: string; undo: boolean; whose: number | undefined }

/** The sentences of the news, oldest first; what the table shows anyway is left out. */
export function told(news: readonly NewsItem[], table: Pick<TableInfo, 'game' | 'seats'>): Told[] {
  const { quiet } = gameOf(table.game).facts
  return news.flatMap((item) => {
    if (item.undo && !item.say.length) {
      const text = t('web-replay-undone', { name: table.seats[item.seat]?.name ?? '' })
      return [{ key: `${item.at}`, at: item.at, text, type: '', undo: true, whose: item.seat }]
    }
    return item.say.flatMap((said, number) => {
      const fact = (item.facts[number] ?? { type: '' }) as Fact
      if (quiet(fact)) return []
      const text = item.undo ? t('web-table-undone', { what: say(said) }) : say(said)
      return [{ key: `${item.at}.${number}`, at: item.at, text, type: fact.type, undo: item.undo, whose: fact.seat }]
    })
  })
}

/** What the others have done since the latest step of ``seat``, oldest first. */
export function deeds(news: readonly NewsItem[], table: Pick<TableInfo, 'game' | 'seats'>, seat: number): Told[] {
  const known = gameOf(table.game).facts.deeds
  const since = news.map((item) => item.seat).lastIndexOf(seat) + 1
  return told(news.slice(since), table).filter((one) => (!known || known.includes(one.type)) && one.whose !== seat)
}

/** The latest step of ``seat`` that stands, as its action. */
export function lastStep(news: readonly NewsItem[], seat: number): string {
  const steps: string[] = []
  for (const item of news) {
    if (item.seat !== seat) continue
    if (item.undo) steps.pop()
    else if (item.action !== null) steps.push(item.action)
  }
  return steps.at(-1) ?? ''
}
