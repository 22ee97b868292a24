/** A table of a game that the browser knows nothing of. */

import type { Guide } from '../src/learn/data'
import type { NewsItem, OptionInfo, State, TableInfo } from '../src/lib/types'

/** A guard against hanging, long enough for a machine that is busy. */
export const BUSY = { timeout: 120_000 }

const said = (id: string, args: Record<string, unknown> = {}) => ({ id, args })

export const option = (
  verb: string,
  targets: Record<string, string> = {},
  more: Partial<OptionInfo> = {},
): OptionInfo => ({
  action: [verb, ...Object.values(targets)].join(' '),
  verb,
  targets,
  say: said('own-words', { otherwise: `Do ${[verb, ...Object.values(targets)].join(' ')}` }),
  final: false,
  preview: null,
  ...more,
})

const seat = (name: string, number: number) => ({ seat: number, kind: 'person' as const, name, bot: '', side: '' })

export const table: TableInfo = {
  ...{ id: 'tee', status: 'running', game: 'pips', edition: '', mode: '', options: {}, pack: '', own_pack: false },
  ...{
    private: true,
    choices: {},
    seats: [seat('Ann', 0), seat('Bob', 1)],
    sides: [],
    created: 0,
    awaited: 0,
    turn: 1,
  },
  ...{
    turn_began: null,
    deadline: null,
    result: null,
    problem: null,
    deal_of: null,
    forked_from: null,
    origin: null,
    next_table: null,
    yours: [0],
  },
  ...{ host: true, vote: null, back: [], first_game: false, title: '', present: null, watching: null },
}

export const state = (more: Partial<State> = {}): State => ({
  ...{
    type: 'state',
    table: 'tee',
    seat: 0,
    at: 3,
    since: 0,
    news: [],
    view: {},
    figures: {},
    totals: null,
    awaited: 0,
    turn: 1,
  },
  ...{ deadline: null, step: said('own-words', { otherwise: 'What now?' }), options: [] },
  undo: { possible: false, asks: false, wanted_by: null, waits_for: [] },
  ...{ orders: [], result: null },
  ...more,
})

export const guide: Guide = {
  ...{
    game: 'pips',
    turn: '',
    events: [],
    lessons: [],
    first_games: [],
    steps: [],
    waiting: null,
    brief: [],
    legend: [],
  },
  rules: { bag: 'T-4' },
}

export const news = (at: number, seat: number, text: string, more: Partial<NewsItem> = {}): NewsItem => ({
  ...{ at, seat, action: null, undo: false, facts: [{ type: 'Did', seat }] },
  say: [said('own-words', { otherwise: text })],
  ...more,
})
