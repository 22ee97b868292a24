/** Which cards and tokens change their place between two pictures, and where they come from and go to. */

import type { State } from '../../lib/types'
import type { Travel } from '../../show/script'
import type { View } from './view'

/** Where every card of a view lies, by the names of the places on the board. */
function places(view: View): Map<number, string> {
  const found = new Map<number, string>()
  const lay = (place: string, ...piles: (readonly (number | null)[] | null)[]): void => {
    for (const pile of piles) for (const card of pile ?? []) if (card !== null) found.set(card, place)
  }
  lay('deck', ...view.deck, view.deck_bottom)
  lay('market', view.display, ...view.engines)
  view.players.forEach((player, seat) => {
    lay(`hq:${seat}`, player.unseen, player.hq_top)
    lay(`hand:${seat}`, player.known, player.hand)
    lay(`warehouse:${seat}`, player.warehouse)
    lay(`junkyard:${seat}`, player.junkyard)
    lay(`seat:${seat}`, [player.plan], player.pad, player.store, player.playing_area)
  })
  if (view.ai) lay('ai', view.ai.area)
  return found
}

/** Whose place it is; undefined for those of nobody. */
const seatOf = (place: string): number | undefined => {
  const [, seat] = place.split(':')
  return seat === undefined ? undefined : Number(seat)
}

/** Of others' cards one knows whether they are drawn or in the hand by their number alone. */
const isHidden = (place: string): boolean => place.startsWith('hq:')

export function travelsOf(before: State, after: State): Travel[] {
  const [was, now] = [before.view as View, after.view as View]
  const [from, to] = [places(was), places(now)]
  const travels: Travel[] = []
  const shown = was.players.map(() => 0)
  for (const [card, end] of to) {
    const start = from.get(card)
    if (start === undefined || start === end) continue
    const owner = seatOf(start)
    const hidden = owner !== undefined && isHidden(start)
    const played = hidden && was.players[owner]?.hand === null && seatOf(end) !== owner
    if (hidden && end === `hand:${owner}`) shown[owner]! += 1
    const seat = seatOf(end) ?? owner
    const begin = played ? `hand:${owner}` : start
    travels.push({ thing: `card:${card}`, from: begin, to: end, ...(seat !== undefined && { seat }) })
  }
  now.players.forEach((player, seat) => {
    const drawn = player.hand_size - was.players[seat]!.hand_size - shown[seat]!
    if (player.hand !== null) return
    for (let card = 0; card < drawn; card++) {
      travels.push({ thing: `draw:${seat}:${card}`, from: `hq:${seat}`, to: `hand:${seat}`, look: 'back', seat })
    }
  })
  now.arrivals.forEach((seats, at) => {
    for (const seat of seats.slice(was.arrivals[at]?.length ?? 0)) {
      travels.push({ thing: `token:${seat}:${at}`, from: `seat:${seat}` })
    }
  })
  return travels
}
