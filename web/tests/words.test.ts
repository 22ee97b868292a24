import { expect, test } from 'vitest'
import { figure, fromNow, has, percent, say, t, tell } from '../src/lib/words.svelte'

test('a message has its arguments, and messages within it', () => {
  expect(t('web-turn-of', { name: 'Ann' })).toContain('Ann')
  expect(say({ id: 'list-last', args: { list: { id: 'web-board-yes', args: {} }, last: 'b' } })).toBe('yes and b')
  expect(t('web-turn-of', { name: ['Ann', 'Bob', 'Cyd'] })).toContain('Ann, Bob and Cyd')
})

test('what has no words is called by its id, or by what else may be said', () => {
  expect(t('no-such-message')).toBe('no-such-message')
  expect(t('no-such-message', { otherwise: 'Card' })).toBe('Card')
  expect([has('web-your-turn'), has('no-such-message')]).toEqual([true, false])
})

test('numbers and moments as people write them', () => {
  expect([figure(2.25), figure(1234), percent(0.756)]).toEqual(['2.3', '1,234', '76%'])
  expect(fromNow(0, 0)).toBe('now')
  expect(fromNow(0, 3 * 60_000)).toBe('3 minutes ago')
  expect(fromNow(2 * 86_400_000, 0)).toBe('in 2 days')
})

test('a no has its rule behind it', () => {
  const problem = { rule: 'T-4', id: 'no-such-message', message: 'Not now.', details: {} }
  expect(tell(problem)).toBe('Not now. [T-4]')
  expect(tell({ ...problem, rule: '' })).toBe('Not now.')
})
