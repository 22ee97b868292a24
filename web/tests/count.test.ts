/** The last count: what is told when, and where everybody stands. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Count } from '../src/know/count.svelte'
import { addRecord } from '../src/know/records'
import type { PointsPart, PointsTable } from '../src/lib/types'
import { table } from './table'

const part = (seat: number, points: number): PointsPart => ({ seat, points, entry: 1, say: { id: 'x', args: {} } })
const source = (id: string, ...parts: PointsPart[]): PointsTable['sources'][number] => ({
  say: { id, args: {} },
  points: [0, 1, 2].map((seat) => parts.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0)),
  parts,
})
const points: PointsTable = {
  scores: [12, 15, 15],
  winners: [2],
  rounds: [],
  tie: null,
  moments: [],
  sources: [
    source('flights', part(0, 5), part(0, 5), part(1, 8), part(1, 7), part(2, 10)),
    source('goals', part(0, 2), part(2, 5)),
  ],
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('sources come one after the other, few parts one by one, and the sums are the scores', () => {
  const done = vi.fn()
  const count = new Count(points, done)
  count.begin(1)
  const seen: string[] = []
  for (let step = 0; step < 20 && !count.over; step += 1) {
    seen.push(`${count.source!.say.id} ${[0, 1, 2].map((seat) => count.total(seat)).join(' ')}`)
    expect(count.order).toEqual([0, 1, 2])
    vi.advanceTimersToNextTimer()
  }
  expect(seen).toEqual(['flights 10 15 10', 'goals 12 15 10', 'goals 12 15 15'])
  expect(done).toHaveBeenCalledTimes(1)
  expect([0, 1, 2].map((seat) => count.total(seat))).toEqual(points.scores)
  expect(count.source).toBeNull()
})

test('at the end who won stands first, also among equals', () => {
  const count = new Count(points, () => {})
  count.begin(0)
  expect(count.over).toBe(true)
  expect(count.order).toEqual([2, 1, 0])
  expect(count.order.map((seat) => count.placeOf(seat))).toEqual([1, 2, 3])
  const shared = new Count({ ...points, winners: [1, 2] }, () => {})
  shared.begin(0)
  expect(shared.order.map((seat) => shared.placeOf(seat))).toEqual([1, 1, 3])
})

test('it can be ended at any moment, and tells that once', () => {
  const done = vi.fn()
  const count = new Count(points, done)
  count.begin(1)
  vi.advanceTimersToNextTimer()
  count.finish()
  count.finish()
  vi.runAllTimers()
  expect(count.over).toBe(true)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a browser remembers its best result of a kind, and counts no table twice', () => {
  const first = { ...table, id: 'one', yours: [0], options: { rounds: 3 } }
  const one = { ...points, scores: [12, 15], winners: [1] }
  expect(addRecord(first, one)).toMatchObject({ games: 1, wins: 0, best: 12, newBest: false })
  expect(addRecord(first, one)).toMatchObject({ games: 1, best: 12, newBest: false })
  const better = { ...one, scores: [20, 15], winners: [0] }
  expect(addRecord({ ...first, id: 'two' }, better)).toMatchObject({ games: 2, wins: 1, best: 20, newBest: true })
  // Another way to play has records of its own; who only looks on has none.
  expect(addRecord({ ...first, id: 'three', options: { rounds: 4 } }, better)).toMatchObject({ games: 1 })
  expect(addRecord({ ...first, id: 'four', yours: [] }, better)).toBeNull()
})

test('what all have alike is told at once', () => {
  const start = source('x', part(0, 2), part(1, 2))
  const count = new Count({ ...points, scores: [2, 2], sources: [start] }, () => {})
  count.begin(1)
  expect(count.partsOf(0)).toHaveLength(1)
  expect(count.partsOf(1)).toHaveLength(1)
})
