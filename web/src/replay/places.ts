/** Where things of the log lie on the timeline of one seat. */

import type { NewsItem, OptionInfo } from '../lib/types'

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

/** Where the board shows what an option is about, the best place first: on the seat's own sheets, else anywhere. */
export function placesOf(option: Pick<OptionInfo, 'targets'>, seat: number): string[] {
  const own = `.stage [data-place="seat:${seat}"]`
  const things = Object.entries(option.targets).flatMap(([name, word]) => {
    const is = CSS.escape(`${name}:${word}`)
    return [`${own} [data-is="${is}"]`, `.stage [data-is="${is}"]`, `.stage [data-place="${is}"]`]
  })
  // Nothing on the table stands for it, such as for money: whose decision it was can be seen at least.
  return [...things, own]
}
