import { afterEach, expect, test, vi } from 'vitest'
import { Desk, textOf } from '../src/board/desk.svelte'
import type { State } from '../src/lib/types'
import { BUSY, guide, news, option, state, table } from './table'

const FREE = { possible: true, asks: false, wanted_by: null, waits_for: [] }

function desk(more: Partial<State> = {}, told = [news(1, 0, 'Ann hires.', { action: 'hire spy' })]) {
  const [act, undo] = [vi.fn(), vi.fn()]
  const options = [option('hire', { scientist: 'spy' }), option('move', { card: 'a', place: 'pad' }), option('stop')]
  return {
    act,
    undo,
    desk: new Desk(() => ({ state: state({ options, ...more }), table, faces: {}, guide, news: told, act, undo })),
  }
}

afterEach(() => vi.restoreAllMocks())

test('an option is found by its verb and what it is about', () => {
  const { desk: found } = desk()
  expect(found.find('hire', 'spy')?.action).toBe('hire spy')
  expect(found.find('move', 'a')?.action).toBe('move a pad')
  expect(found.find('move', 'a', 'plan')).toBeUndefined()
  expect(found.find('hire', 'basic')).toBeUndefined()
  expect(found.offers(found.options)).toBe('|hire spy|move a pad|stop|')
  expect(found.offers([])).toBeUndefined()
})

test('an onlooker has no seat and no turn', () => {
  expect(desk({ seat: -2 }).desk.me).toBeNull()
  expect(desk({ seat: -2 }).desk.myTurn).toBe(false)
  expect(desk().desk.me).toBe(0)
  expect(desk().desk.myTurn).toBe(true)
  expect(desk({ awaited: 1 }).desk.myTurn).toBe(false)
})

test('the latest step can be taken back only where nobody is asked', () => {
  expect(desk({ undo: FREE }).desk.undoes('hire', 'spy')).toBe(true)
  expect(desk({ undo: FREE }).desk.undoes('hire', 'basic')).toBe(false)
  expect(desk({ undo: { ...FREE, asks: true } }).desk.latest).toBe('')
  expect(desk({ undo: FREE, awaited: 1 }).desk.latest).toBe('')
})

test('a click does an option, and else tells what the thing is and asks why', async () => {
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(JSON.stringify({ problem: { rule: 'T-4', id: '', message: 'Too dear.', details: {} } }), {
      headers: { 'content-type': 'application/json' },
    }),
  )
  const { desk: found, act } = desk()
  found.click('A spy.', 'bag', 'hire', 'spy')
  expect(act).toHaveBeenCalledExactlyOnceWith('hire spy')
  found.click('A genius.', 'bag', 'hire', 'genius')
  expect(found.about).toBe('A genius.')
  expect(JSON.parse(String(post.mock.calls[0]?.[1]?.body))).toMatchObject({ at: 3, action: 'hire genius' })
  await vi.waitFor(() => expect(found.why).toEqual({ text: 'Too dear.', rule: 'T-4' }), BUSY)
  expect(found.tip('A genius.', 'hire', 'genius')).toContain('Too dear. [T-4]')
  // Whatever no option is about has no reason, but a rule.
  found.tell('The bag.', 'bag')
  expect([found.why, found.rule]).toEqual([null, 'T-4'])
})

test('what is final says so to those who hear it', () => {
  const [one] = [option('stop', {}, { final: true })]
  expect(desk().desk.heard(one)).toContain('Do stop')
  expect(desk().desk.heard(one)).not.toBe('Do stop')
  expect(desk().desk.can([option('stop'), option('go')])).toBe('Do stop. Do go.')
})

test('an action is written as the server writes it', () => {
  expect(textOf('place', ['depot', 'pad'])).toBe('place depot pad')
  expect(textOf('stop', [])).toBe('stop')
})
