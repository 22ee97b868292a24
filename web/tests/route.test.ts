import { expect, test } from 'vitest'
import { read } from '../src/lib/route.svelte'

test('an address says which page is shown', () => {
  expect(read('/', '')).toEqual({ name: 'home' })
  expect(read('/t/abc234', '#seat=x')).toEqual({ name: 'table', id: 'abc234' })
  expect(read('/t/abc234/replay', '')).toEqual({ name: 'replay', id: 'abc234', at: null })
  expect(read('/t/abc234/replay/17', '?seat=1')).toEqual({ name: 'replay', id: 'abc234', at: 17 })
  expect(read('/rules/1969', '#N-6.1')).toEqual({ name: 'rules', game: '1969', rule: 'N-6.1' })
  expect(read('/nobody', '')).toEqual({ name: 'home' })
})

test('the name of a game may have a hyphen', () => {
  expect(read('/rules/my-game', '')).toEqual({ name: 'rules', game: 'my-game', rule: '' })
})

test('an address that was cut shows the page all the same', () => {
  expect(read('/rules/1969', '#RM%20')).toMatchObject({ rule: 'RM ' })
  expect(read('/rules/1969', '#RM%2')).toMatchObject({ name: 'rules', rule: 'RM%2' })
})
