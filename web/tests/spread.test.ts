/** Flags that share a point stand side by side: none covers another, and none leaves its line. */

import { expect, test } from 'vitest'
import { spread } from '../src/games/nineteen69/spread'

const apart = (places: readonly number[]): number[] =>
  [...places]
    .sort((one, other) => one - other)
    .slice(1)
    .map((one, at) => one - [...places].sort((a, b) => a - b)[at]!)

test('flags on one space, at either end or in the middle, cover each other nowhere', () => {
  for (const at of [0, 3, 50, 97, 100]) {
    for (const wanted of [
      [at, at],
      [at, at, at, at, at],
      [at, at, 40, at, 41],
    ]) {
      const places = spread(wanted, 9, 2, 98)
      for (const gap of apart(places)) expect(gap).toBeGreaterThan(9 - 1e-9)
      expect(Math.min(...places)).toBeGreaterThan(2 - 1e-9)
      expect(Math.max(...places)).toBeLessThan(98 + 1e-9)
    }
  }
})

test('who is ahead stands ahead, and whoever has room stands on the point', () => {
  const places = spread([20, 60, 21], 9)
  expect(places[1]).toBe(60)
  expect(places[0]).toBeLessThan(places[2]!)
  expect(spread([10, 50, 90], 9)).toEqual([10, 50, 90])
})
