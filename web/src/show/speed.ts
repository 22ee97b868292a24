/** How fast scenes are shown: as chosen in this browser; whoever wants no motion sees the end at once. */

import type { NewsItem } from '../lib/types'

export const SPEEDS = ['relaxed', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** What a second takes. */
const TIMES: Record<Speed, number> = { relaxed: 1.6, normal: 1, fast: 0.4, instant: 0 }

export const isSpeed = (word: string | null): word is Speed => SPEEDS.includes(word as Speed)

/** Whether the system's settings ask for no motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What a second of a show takes now. */
export const timesOf = (speed: Speed): number => (isCalm() ? 0 : TIMES[speed])

/** Who has missed more news than this sees the end, and is offered the scenes; between two turns there are fewer. */
export const LONG = 240

/** Of more ordinary scenes than this that wait each takes less time, at most so much less. */
const MANY = 10
const MOST = 5

/** How much faster ordinary scenes are shown while so much waits. */
export function hurryOf(waiting: readonly NewsItem[]): number {
  const many = waiting.filter((item) => item.say.length > 0).length
  return Math.min(MOST, Math.max(1, many / MANY))
}
