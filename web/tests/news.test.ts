/** What is told of the news: a roll in one line, deeds without what was taken back, marks for what is new. */

import { expect, test } from 'vitest'
import { loadGame } from '../src/games'
import type { State } from '../src/lib/types'
import { FreshThings } from '../src/show/fresh.svelte'
import type { Script } from '../src/show/script'
import { deeds, together, told } from '../src/table/news'
import { news, state, table } from './table'

const die = (at: number, die: number, face: string) =>
  news(at, -1, `Die ${die}: ${face}.`, { facts: [{ type: 'DieRolled', seat: 1, die, face }] })
const of1969 = { ...table, game: '1969' }

test('the dice of a roll are one line; a die that is rolled again begins another', async () => {
  await loadGame('1969')
  const items = [
    news(1, 1, 'Bob launches.', { facts: [{ type: 'MissionLaunched', seat: 1 }] }),
    ...[0, 1, 2, 3, 4].map((one) => die(one + 2, one, one < 3 ? 'success' : 'failure')),
    die(7, 4, 'neutral'),
    news(8, 1, 'Test done.', { facts: [{ type: 'TestDone', seat: 1 }] }),
  ]
  const lines = together(told(items, of1969), of1969)
  expect(lines).toHaveLength(4)
  expect(lines.map((one) => one.at)).toEqual([1, 6, 7, 8])
  expect(new Set(lines.map((one) => one.key)).size).toBe(4)
})

test('what somebody took back is not told to whoever was away', () => {
  const did = (at: number, seat: number, text: string) => news(at, seat, text, { action: text })
  const items = [
    did(1, 0, 'Mine.'),
    did(2, 1, 'Paid.'),
    did(3, 1, 'Bought.'),
    news(4, 1, 'Bought.', { undo: true }),
    did(5, 1, 'Placed.'),
  ]
  expect(deeds(items, { ...table, game: 'pips' }, 0).map((one) => one.at)).toEqual([2, 5])
})

test('what others bring is marked until the own turn is over', () => {
  const script: Script = { scene: () => null, travels: (_, { at }) => [{ thing: `card:${at}`, from: 'deck' }] }
  const at = (moment: number, awaited: number) => state({ at: moment, seat: 0, awaited })
  const fresh = new FreshThings()
  const seen = (before: State | null, after: State): string[] => (fresh.see(before, after, script), [...fresh.marks])
  seen(null, at(1, 1))
  seen(at(1, 1), at(2, 1))
  expect(seen(at(2, 1), at(3, 0))).toEqual(['card:2', 'card:3'])
  // Whoever looks back at a moment learns nothing new.
  expect(seen(at(1, 1), at(2, 1))).toEqual(['card:2', 'card:3'])
  expect(seen(at(3, 0), at(4, 0))).toEqual(['card:2', 'card:3'])
  expect(seen(at(4, 0), at(5, 1))).toEqual([])
  expect(seen(at(5, 1), at(6, 1))).toEqual(['card:6'])
})
