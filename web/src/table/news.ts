/** Which news are worth a sentence of their own. */

import { gameOf } from '../games'
import type { NewsItem, TableInfo } from '../lib/types'
import { say, t } from '../lib/words.svelte'

export type Fact = { type: string; seat?: number }

/** A sentence of the news; ``whose`` is the seat that it is about, if it is about one. */
export type Told = {
  key: string
  at: number
  text: string
  fact: Fact
  undo: boolean
  whose: number | undefined
}

/** The sentences of the news, oldest first; what the table shows anyway is left out. */
export function told(news: readonly NewsItem[], table: Pick<TableInfo, 'game' | 'seats'>): Told[] {
  const { quiet } = gameOf(table.game).facts
  return news.flatMap((item) => {
    if (item.undo && !item.say.length) {
      const text = t('web-replay-undone', { name: table.seats[item.seat]?.name || t('web-table-seat-free') })
      return [{ key: `${item.at}`, at: item.at, text, fact: { type: '' }, undo: true, whose: item.seat }]
    }
    return item.say.flatMap((said, number) => {
      const fact = (item.facts[number] ?? { type: '' }) as Fact
      if (quiet(fact)) return []
      const text = item.undo ? t('web-table-undone', { what: say(said) }) : say(said)
      return [{ key: `${item.at}.${number}`, at: item.at, text, fact, undo: item.undo, whose: fact.seat }]
    })
  })
}

/** Sentences that belong together, such as the dice of a roll, become one; it leads to the last of them. */
export function together(all: readonly Told[], table: Pick<TableInfo, 'game' | 'seats'>): Told[] {
  const { together: join } = gameOf(table.game).facts
  if (!join) return [...all]
  const name = (seat: number): string => table.seats[seat]?.name ?? ''
  const lines: Told[] = []
  let run: Told[] = []
  for (const one of all) {
    const last = lines.at(-1)
    const said = last && !one.undo && join([...run.map((each) => each.fact), one.fact], name)
    if (said) lines.splice(-1, 1, { ...last, at: one.at, text: say(said) })
    else lines.push(one)
    run = said ? [...run, one] : one.undo ? [] : [one]
  }
  return lines
}

/** What the others have done since the latest step of ``seat``, oldest first; what was taken back is gone. */
export function deeds(news: readonly NewsItem[], table: Pick<TableInfo, 'game' | 'seats'>, seat: number): Told[] {
  const known = gameOf(table.game).facts.deeds
  const since = news.map((item) => item.seat).lastIndexOf(seat) + 1
  return told(standing(news.slice(since)), table).filter(
    (one) => (!known || known.includes(one.fact.type)) && one.whose !== seat,
  )
}

/** What stands of the news: a step that was taken back is left out, and so is the taking back. */
function standing(news: readonly NewsItem[]): NewsItem[] {
  const left: NewsItem[] = []
  for (const item of news) {
    if (!item.undo) left.push(item)
    // Whoever saw a step sees it taken back, and nobody else does.
    else if (left.at(-1)?.seat === item.seat) left.pop()
  }
  return left
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
