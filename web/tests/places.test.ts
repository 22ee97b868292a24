/** Where things of the log lie on a timeline, and marks that do not cover each other. */

import { expect, test } from 'vitest'
import type { NewsItem } from '../src/lib/types'
import { apart, atOf, placesOf } from '../src/replay/places'

const news = [2, 3, 7].map((entry, at) => ({ at: at + 1, entry }) as NewsItem)

test('an entry lies where the seat had last seen something', () => {
  expect([0, 1, 2, 3, 5, 7, 9].map((entry) => atOf(news, entry))).toEqual([0, 0, 1, 2, 2, 3, 3])
})

test('marks are pushed apart, keep their order and stay within the room', () => {
  expect(apart([10, 200], 26, 300)).toEqual([13, 200])
  expect(apart([100, 100, 100], 26, 300)).toEqual([100, 126, 152])
  const close = apart([290, 299, 300, 300], 26, 300)
  expect(close).toEqual([209, 235, 261, 287])
  const crowd = apart(
    Array.from({ length: 24 }, () => 150),
    26,
    300,
  )
  expect(crowd.every((place, at) => at === 0 || place - crowd[at - 1]! >= 12.49)).toBe(true)
  expect([Math.min(...crowd) > 0, Math.max(...crowd) < 300]).toEqual([true, true])
})

test('what an option is about is looked for on the own sheets first, and the own seat is the last resort', () => {
  const places = placesOf({ targets: { research: 'launch-pad' } }, 1)
  expect(places[0]).toBe('.stage [data-place="seat:1"] [data-is="research\\:launch-pad"]')
  expect(places.at(-1)).toBe('.stage [data-place="seat:1"]')
  expect(placesOf({ targets: { seat: '2' } }, 0)).toContain('.stage [data-place="seat\\:2"]')
  expect(placesOf({ targets: {} }, 0)).toEqual(['.stage [data-place="seat:0"]'])
})
