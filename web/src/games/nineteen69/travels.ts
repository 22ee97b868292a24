/** Which cubes, cards and coins change their place between two pictures, and where they come from and go to. */

import type { State } from '../../lib/types'
import type { Travel } from '../../show/script'
import type { View } from './view'

export function travelsOf(before: State, after: State): Travel[] {
  const [was, now] = [before.view as View, after.view as View]
  const travels: Travel[] = []
  now.players.forEach((player, seat) => {
    const old = was.players[seat]!
    player.cubes.forEach((cubes, research) => {
      for (let slot = old.cubes[research]!.length; slot < cubes.length; slot++) {
        travels.push({ thing: `cube:${seat}:${research}:${slot}`, from: `scientist:${cubes[slot]}` })
      }
    })
    for (let card = old.hand_size; card < player.hand_size; card++) {
      travels.push({ thing: `draw:${seat}:${card}`, from: 'deck', to: `hand:${seat}`, look: 'back' })
    }
    for (let card = player.hand_size; card < old.hand_size; card++) {
      travels.push({ thing: `discard:${seat}:${card}`, from: `hand:${seat}`, to: 'discards', look: 'back' })
    }
  })
  // Somebody pays for what is bought just now.
  const hired = travels.find((one) => one.thing.startsWith('cube:'))
  const bought = travels.find((one) => one.thing.startsWith('draw:'))
  now.players.forEach((player, seat) => {
    const paid = was.players[seat]!.money - player.money
    const to = hired?.from ?? bought?.from
    if (paid > 0 && to) travels.push({ thing: `coin:${seat}`, from: `money:${seat}`, to, look: 'coin' })
  })
  return travels
}
