import { expect, test } from 'vitest'
import { usefulFirst } from '../src/games/nineteen69/desk.svelte'
import { deeds } from '../src/table/news'
import { news, option, table } from './table'

const told = (items: ReturnType<typeof news>[]): string[] => deeds(items, table, 0).map((one) => one.text)

test('what the others did while one waited is told, but not what they took back', () => {
  const mine = news(1, 0, 'Ann waits.')
  const bought = news(2, 1, 'Bob buys a card.')
  const back = news(3, 1, '', { undo: true, facts: [], say: [] })
  expect(told([mine, bought])).toEqual(['Bob buys a card.'])
  expect(told([mine, bought, back])).toEqual([])
  expect(told([mine, bought, back, news(4, 1, 'Bob buys another.')])).toEqual(['Bob buys another.'])
  expect(told([mine, bought, news(3, 1, 'Bob plans.'), { ...back, at: 4 }])).toEqual(['Bob buys a card.'])
})

test('a failure is offered to be rolled again before a success', () => {
  const offered = [option('reroll', { face: 'success' }), option('reroll', { face: 'failure' }), option('stop')]
  expect(usefulFirst(offered).map((one) => one.action)).toEqual(['reroll failure', 'reroll success', 'stop'])
})
