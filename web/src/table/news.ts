/** Which news are worth a sentence of their own. */

import type { NewsItem, TableInfo } from '../lib/types'
import { say, t } from '../lib/words.svelte'

type Fact = { type: string; seat?: number; card?: number }
/** What the table shows anyway. */
const QUIET = new Set(['SlotFilled', 'TurnEnded', 'HqShuffled', 'GoalDealt', 'RoundBegan', 'ThreatDealt'])

/** What changes the table for the others too; how a flight goes is told by how it ends. */
const DEEDS = new Set([
  ...['CardsBought', 'CardsPlaced', 'CardPlacedFree', 'CardStored', 'StoreTaken', 'CardRefreshed', 'EffectPlayed'],
  ...['MissionDiscarded', 'CardCopied', 'LaunchDeclared', 'LaunchScrubbed', 'LaunchAborted', 'MissionFailed'],
  ...['MissionSucceeded', 'FirstTokenTaken', 'EndTriggered', 'AiMissionBegan', 'AiArrived', 'AiTook'],
  ...['ScientistHired', 'PrestigeSold', 'MissionLaunched', 'NoLaunch', 'PrestigeGained', 'MoonProgressed'],
])

/** A sentence of the news; ``whose`` is the seat that it is about, if it is about one. */
export type Told = { key: string; at: number; text: string; type: string; undo: boolean; whose: number | undefined }

/** The sentences of the news, oldest first. */
export function told(news: readonly NewsItem[], seats: TableInfo['seats']): Told[] {
  return news.flatMap((item) => {
    if (item.undo && !item.say.length) {
      const text = t('web-replay-undone', { name: seats[item.seat]?.name ?? '' })
      return [{ key: `${item.at}`, at: item.at, text, type: '', undo: true, whose: item.seat }]
    }
    return item.say.flatMap((said, number) => {
      const fact = (item.facts[number] ?? { type: '' }) as Fact
      if (QUIET.has(fact.type) || (fact.type === 'CardDrawn' && fact.card === -1)) return []
      const text = item.undo ? t('web-table-undone', { what: say(said) }) : say(said)
      return [{ key: `${item.at}.${number}`, at: item.at, text, type: fact.type, undo: item.undo, whose: fact.seat }]
    })
  })
}

/** What the others have done since the latest step of ``seat``, oldest first. */
export function deeds(news: readonly NewsItem[], seats: TableInfo['seats'], seat: number): Told[] {
  const since = news.map((item) => item.seat).lastIndexOf(seat) + 1
  return told(news.slice(since), seats).filter((one) => DEEDS.has(one.type) && one.whose !== seat)
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
