/** Where things of the log lie on the timeline of one seat. */

import type { NewsItem } from '../lib/types'

/** How much a seat had seen when the whole log had so many entries. */
export function atOf(news: readonly NewsItem[], entry: number): number {
  let [low, high] = [0, news.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((news[middle]?.entry ?? 0) <= entry) low = middle + 1
    else high = middle
  }
  return low
}

/** Places in a row, moved as little as need be until none covers another; all stay within the room. */
export function apart(wanted: readonly number[], gap: number, room: number): number[] {
  const least = Math.min(gap, room / Math.max(1, wanted.length))
  const order = wanted.map((_, at) => at).sort((one, two) => wanted[one]! - wanted[two]!)
  const places = [...wanted]
  let before = -least / 2
  for (const at of order) before = places[at] = Math.max(places[at]!, before + least)
  let after = room + least / 2
  for (const at of order.reverse()) after = places[at] = Math.min(places[at]!, after - least)
  return places
}
