import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { tick } from 'svelte'
import Plain from '../src/board/Plain.svelte'
import { guide, news, option, state, table } from './table'

const VIEW = {
  terms: 'pips',
  viewer: 0,
  players: [
    { pips: 3, card: 7, stopped: false },
    { pips: 5, card: null, stopped: true },
  ],
  bag_size: 4,
  discards: [2, 9],
}
const options = [option('add', { pips: '1' }), option('peek'), option('stop', {}, { final: true })]
const LOG = [news(1, 1, 'Bob adds 2 pips.'), news(2, 0, 'Ann peeks.')]

function board(more: object = {}, act = vi.fn()) {
  const seen = state({ view: VIEW, figures: { players: [{ score: 10 }, { score: 5 }] }, options })
  render(Plain, { state: seen, table, faces: {}, guide, news: LOG, act, ...more })
  return act
}

test('the view is a table with a column for each player', () => {
  board()
  const seen = screen.getByRole('region', { name: 'What you see' })
  const players = within(seen).getByRole('table', { name: 'By player' })
  expect(
    within(players)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Ann', 'Bob'])
  const rows = within(players).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ''))).toEqual(['pips35', 'card7none', 'stoppednoyes'])
  expect(seen.textContent).toContain('bag size')
  expect(seen.textContent).toContain('2, 9')
  // Keys for programs are not for people.
  expect(seen.textContent).not.toContain('viewer')
  expect(screen.getByRole('region', { name: 'What it adds up to' }).textContent).toContain('10')
})

test('without players, a list with a value for each player has their names as heads', () => {
  board({ state: state({ view: { pips: [3, 5], peeked: [true, false], unseen: [1, 2, 4], seat: 0 } }) })
  const seen = screen.getByRole('region', { name: 'What you see' })
  const rows = within(within(seen).getByRole('table', { name: 'By player' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ''))).toEqual(['AnnBob', 'pips35', 'peekedyesno'])
  expect(seen.textContent).toContain('1, 2, 4')
})

test('every option is a button with its sentence, and does what it says', async () => {
  const act = board()
  const dock = screen.getByRole('region', { name: 'What you can do' })
  expect(dock.textContent).toContain('What now?')
  const buttons = within(dock).getAllByRole('button')
  expect(buttons.map((one) => one.dataset.action)).toEqual(['add 1', 'peek', 'stop'])
  expect(buttons[0]?.textContent).toContain('Do add 1')
  await fireEvent.click(within(dock).getByRole('button', { name: /Do peek/ }))
  expect(act).toHaveBeenCalledExactlyOnceWith('peek')
})

test('a key gives the only answer, and none of several', async () => {
  const act = board()
  const dock = screen.getByRole('region', { name: 'What you can do' })
  vi.spyOn(performance, 'now').mockReturnValue(1e9)
  await fireEvent.keyDown(dock, { key: 'Enter' })
  expect(act).not.toHaveBeenCalled()
})

test('the only answer is given by Enter', async () => {
  const act = board({ state: state({ view: VIEW, options: [option('draw')] }) })
  vi.spyOn(performance, 'now').mockReturnValue(2e9)
  await fireEvent.keyDown(screen.getByRole('region', { name: 'What you can do' }), { key: 'Enter' })
  expect(act).toHaveBeenCalledExactlyOnceWith('draw')
})

test('what happened stands in the log, each line with its moment', async () => {
  board()
  await tick()
  const lines = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('link')
  expect(lines.map((one) => one.textContent)).toEqual(['Bob adds 2 pips.', 'Ann peeks.'])
  expect(lines[1]?.getAttribute('href')).toBe('/t/tee/replay/2')
})

test('a no says why, and the end says who won', () => {
  board({ refusal: { text: 'The bag is empty.', rule: '' } })
  expect(screen.getByRole('alert').textContent).toContain('The bag is empty.')
})

test('at the end the points stand there by name', () => {
  board({ state: state({ view: VIEW, awaited: null, result: { scores: [10, 5], winners: [0] } }) })
  const result = screen.getByRole('list', { name: 'Result' })
  expect(
    within(result)
      .getAllByRole('listitem')
      .map((one) => one.textContent?.trim()),
  ).toEqual(['Ann 10', 'Bob 5'])
})

test('whatever a view holds is shown: nothing, a bare list, things within things', () => {
  board({ state: state({ view: { deep: { inner: [{ a: 1 }] }, empty: [], nothing: null }, figures: null }) })
  const seen = screen.getByRole('region', { name: 'What you see' })
  expect(seen.textContent).toContain('inner')
  expect(seen.textContent).toContain('none')
  expect(screen.getByRole('region', { name: 'What it adds up to' }).textContent).toContain('Nothing to show.')
})
