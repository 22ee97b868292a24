import { expect, test } from 'vitest'
import type { Guide, GuideLesson } from '../src/learn/data'
import { asked, begin, isDue, lessonNow, note, proposed } from '../src/learn/lessons'
import { guide as empty, news, option, state, table } from './table'

const lesson = (more: Partial<GuideLesson> = {}): GuideLesson => ({
  ...{ id: 'one', text: 'one', rule: 'T-4', facts: [], offers: [], turn: 0, modes: [], not_modes: [], tells: '' },
  ...{ first: true, shows: [] },
  ...more,
})
const step = { id: 'now', text: 'now', rule: 'T-4', offers: [], lacks: [], args: {}, chance: false }
const guide: Guide = {
  ...empty,
  turn: 'TurnBegan',
  events: [
    { name: 'zero', fact: 'Moved', field: 'by', value: 0 },
    { name: 'plan', fact: 'Placed', field: 'places', value: 'plan' },
    { name: 'spy', fact: 'Hired', field: 'owner', unlike: 'seat' },
  ],
  steps: [
    { ...step, step: 'acting', id: 'now-plan', offers: [{ verb: 'place', target: 'plan' }] },
    { ...step, step: 'acting', id: 'now-end', lacks: ['buy'] },
    { ...step, step: 'acting', id: 'now-own', args: { whose: 'own' } },
    { ...step, step: 'acting', id: 'now-acting' },
    { ...step, step: 'drawing', id: 'now-chance', chance: true },
  ],
  waiting: { ...step, step: '', id: 'now-waiting' },
}
const facts = (at: number, ...found: object[]) => news(at, 0, '', { facts: found, say: [] })

test('a lesson is due when all of its conditions hold', () => {
  const seen = begin(guide, { ...table, mode: 'solo' }, 0)
  expect(isDue(lesson(), seen)).toBe(true)
  expect(isDue(lesson({ modes: ['battle'] }), seen)).toBe(false)
  expect(isDue(lesson({ not_modes: ['solo'] }), seen)).toBe(false)
  expect(isDue(lesson({ turn: 1 }), seen)).toBe(false)
  note(seen, state({ options: [option('buy', { card: 'depot-2' })] }), [facts(1, { type: 'TurnBegan', seat: 0 })])
  expect(isDue(lesson({ turn: 1, facts: ['my TurnBegan'] }), seen)).toBe(true)
  expect(isDue(lesson({ facts: ['their TurnBegan'] }), seen)).toBe(false)
  expect(isDue(lesson({ offers: [{ verb: 'buy', target: '' }] }), seen)).toBe(true)
  expect(isDue(lesson({ offers: [{ verb: 'buy', target: 'depot' }] }), seen)).toBe(true)
  expect(isDue(lesson({ offers: [{ verb: 'buy', target: 'dep' }] }), seen)).toBe(false)
})

test('facts with a certain value have names', () => {
  const seen = begin(guide, table, 0)
  note(seen, state(), [
    facts(
      1,
      { type: 'Moved', seat: 1, by: 2 },
      { type: 'Placed', seat: 0, places: ['pad'] },
      { type: 'Hired', seat: 0, owner: 0 },
    ),
  ])
  expect(['zero', 'plan', 'spy'].filter((name) => seen.facts.has(name))).toEqual([])
  note(seen, state(), [
    facts(
      2,
      { type: 'Moved', seat: 1, by: 0 },
      { type: 'Placed', seat: 0, places: ['pad', 'plan'] },
      { type: 'Hired', seat: 0, owner: 1 },
    ),
  ])
  expect(['their zero', 'my plan', 'my spy'].filter((name) => seen.facts.has(name))).toHaveLength(3)
})

test('of several entries for a step the first that fits tells what is asked', () => {
  const at = (options: ReturnType<typeof option>[], args = {}) =>
    asked(guide, state({ options, step: { id: 'acting', args } }))?.id
  expect(at([option('place', { card: 'a', place: 'plan' })])).toBe('now-plan')
  expect(at([option('stop')])).toBe('now-end')
  expect(at([option('buy')], { whose: 'own' })).toBe('now-own')
  expect(at([option('buy')])).toBe('now-acting')
  expect(asked(guide, state({ step: null }))).toBeNull()
  expect(asked(guide, state({ step: { id: 'unknown', args: {} } }))).toBeNull()
  expect(asked(guide, state({ awaited: 1, step: { id: 'acting', args: {} } }))?.id).toBe('now-waiting')
  expect(asked(guide, state({ awaited: -1, step: { id: 'drawing', args: {} } }))?.id).toBe('now-chance')
})

test('two lessons a turn are told, six a game, and none of an earlier turn', () => {
  const many = { ...guide, lessons: 'abcdefgh'.split('').map((id) => lesson({ id })) }
  many.lessons.push(lesson({ id: 'never', first: false }))
  const seen = begin(many, table, 0)
  const told: { id: string; turn: number }[] = []
  const read: string[] = []
  const next = (): string | undefined => {
    const found = lessonNow(many, seen, told, read)
    if (found && !told.some(({ id }) => id === found.id)) told.push({ id: found.id, turn: seen.turns })
    return found?.id
  }
  seen.turns = 1
  expect([next(), next()]).toEqual(['a', 'a'])
  read.push('a')
  expect(next()).toBe('b')
  read.push('b')
  expect(next()).toBeUndefined()
  seen.turns = 2
  expect(next()).toBe('c')
  // It was not read: in the next turn it is past.
  seen.turns = 3
  expect(next()).toBe('d')
  read.push('d')
  expect(next()).toBe('e')
  seen.turns = 4
  expect(next()).toBe('f')
  seen.turns = 5
  expect(next()).toBeUndefined()
  many.lessons = many.lessons.slice(-1)
  expect(lessonNow(many, begin(many, table, 0), [], [])).toBeUndefined()
})

test('the moves of a turn are proposed in order, as long as they can be done', () => {
  const moves = ['buy a', 'buy a', 'end'].map((action) => ({ turn: 1, action, text: '', then: [] }))
  const first = { edition: table.edition, mode: table.mode, players: table.seats.length, options: {}, moves }
  const taught = { ...guide, first_games: [first] }
  const did = (at: number, action: string) => news(at, 0, '', { action, facts: [], say: [] })
  const begun = facts(1, { type: 'TurnBegan', seat: 0 })
  const both = state({ options: [option('buy', { card: 'a' }), option('end')] })
  const at = (seen: ReturnType<typeof begin>, now = both) => proposed(taught, seen, now)?.action
  const seen = begin(taught, { ...table, first_game: true }, 0)
  note(seen, both, [begun])
  expect(at(seen)).toBe('buy a')
  expect(at(seen, state({ options: [option('end')] }))).toBe('end')
  expect(at(seen, state({ awaited: 1 }))).toBeUndefined()
  note(seen, both, [did(2, 'buy a'), did(3, 'buy a')])
  expect(at(seen)).toBe('end')
  note(seen, both, [news(4, 0, 'undo', { undo: true })])
  expect(at(seen)).toBe('buy a')
  note(seen, both, [facts(5, { type: 'TurnBegan', seat: 0 })])
  expect(at(seen)).toBeUndefined()
  const plain = begin(taught, table, 0)
  note(plain, both, [begun])
  expect(at(plain)).toBeUndefined()
})
