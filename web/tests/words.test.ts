import { mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { TableInfo } from '../src/lib/types'
import { figure, fromNow, has, loadGuideWords, loadWords, percent, say, t, tell, until } from '../src/lib/words.svelte'
import { english } from './setup'
import NoLine from '../src/table/NoLine.svelte'
import { turnOf } from '../src/table/naming'

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
  expect([0, 0.001, 0.999, 1].map(percent)).toEqual(['0%', '1%', '99%', '100%'])
  expect([fromNow(0, 0), fromNow(5000, 0)]).toEqual(['just now', 'in a moment'])
  expect(fromNow(0, 3 * 60_000)).toBe('3 minutes ago')
  expect(fromNow(2 * 86_400_000, 0)).toBe('in 2 days')
})

test('a deadline is told by its day', () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'en-GB'])
  const now = new Date(2026, 10, 19, 12, 0).getTime()
  const at = (day: number, hour: number): string => until(new Date(2026, 10, day, hour, 5).getTime(), now)
  expect([at(19, 16), at(20, 4), at(21, 16)]).toEqual(['until 16:05', 'until tomorrow 04:05', 'until Saturday 16:05'])
  expect(at(30, 16)).toBe('until 30 Nov 16:05')
  languages.mockReturnValue(['en-US'])
  expect(at(20, 4)).toMatch(/^until tomorrow 4:05\sAM$/)
  languages.mockRestore()
})

test('a seat that was freed is called so', () => {
  const seats = [{ name: 'Ann' }, { name: '' }] as TableInfo['seats']
  expect(turnOf({ seats }, 0)).toBe('Ann is to move')
  expect(turnOf({ seats }, 1)).toBe('A seat is free: waiting for somebody to take it')
})

test('a no has its rule behind it', () => {
  const problem = { rule: 'T-4', id: 'no-such-message', message: 'Not now.', details: {} }
  expect(tell(problem)).toBe('Not now. [T-4]')
  expect(tell({ ...problem, rule: '' })).toBe('Not now.')
})

test('what games teach comes when it is needed, and then in every language', async () => {
  const asked: string[] = []
  let down = true
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(String(address))
    if (down) return Promise.resolve(new Response('', { status: 503 }))
    return Promise.resolve(new Response(String(address).includes('guide') ? 'guide-x-aim = The aim' : english))
  })
  await expect(loadGuideWords()).rejects.toThrow()
  down = false
  await Promise.all([loadGuideWords(), loadGuideWords()])
  expect([t('guide-x-aim'), t('web-board-yes')]).toEqual(['The aim', 'yes'])
  await loadWords('de')
  expect([t('guide-x-aim'), t('web-board-yes')]).toEqual(['The aim', 'yes'])
  expect(asked).toEqual([
    '/api/words/en?part=guide',
    '/api/words/en?part=guide',
    '/api/words/de?part=main',
    '/api/words/de?part=guide',
  ])
  await loadWords('en')
  fetching.mockRestore()
})

test('the rule of a refusal stands apart from its sentence', () => {
  const target = document.createElement('p')
  const line = mount(NoLine, { target, props: { no: { text: 'Not now.', rule: 'T-4' }, plain: true } })
  expect(target.textContent).toBe('Not now. [T-4]')
  void unmount(line)
})
