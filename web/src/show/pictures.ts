/** The pictures between two states: a state message may bring many news at once, and each has a picture of its own. */

import { get } from '../lib/api'
import type { Replay, State } from '../lib/types'

/** Pictures that are fetched together, and how many are kept. */
const BLOCK = 16
const KEPT = 120

/** What a board draws of a moment: nothing can be done there. */
export function frozenAt(table: string, { seat, at, view, figures, totals, result, ...moment }: Replay): State {
  const awaited = moment.awaited === seat || (moment.awaited ?? 0) < 0 ? null : moment.awaited
  return {
    ...{ type: 'state', table, seat, at, since: at, news: [], view, figures, totals, awaited, turn: 0, deadline: null },
    ...{ step: null, options: [], orders: [], result },
    undo: { possible: false, asks: false, wanted_by: null, waits_for: [] },
  }
}

/** A state as a picture on the way to a later one: it awaits whoever it awaited, and offers nothing. */
export function passing(state: State): State {
  return { ...state, step: null, options: [], undo: { ...state.undo, possible: false, wanted_by: null } }
}

/** The turn stays with whoever had it while the table waits for chance. */
export function carried(next: State, before: State): State {
  return next.awaited !== null && next.awaited >= 0 ? next : { ...next, awaited: before.awaited }
}

export class Pictures {
  readonly #known = new Map<number, State>()
  readonly #asked = new Map<number, Promise<void>>()

  /** The pictures of one seat. */
  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  /** A state that came by itself need not be fetched. */
  keep(state: State): void {
    this.#known.set(state.at, passing(state))
    const [oldest] = this.#known.keys()
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest)
  }

  /** The picture after ``at``; ``last`` is the latest that is wanted. Null if it cannot be had. */
  async at(at: number, last: number): Promise<State | null> {
    if (!this.#known.has(at)) await this.#fetch(at, last)
    return this.#known.get(at) ?? null
  }

  /** Fetch what will be wanted next. */
  ahead(at: number, last: number): void {
    for (let next = at; next <= Math.min(at + BLOCK / 2, last); next++) {
      if (!this.#known.has(next)) return void this.#fetch(next, last)
    }
  }

  #fetch(first: number, last: number): Promise<void> {
    const asked = this.#asked.get(first)
    if (asked) return asked
    const count = Math.max(1, Math.min(BLOCK, last - first + 1))
    const coming = get<Replay[]>(`/tables/${this.table}/moments?first=${first}&count=${count}&seat=${this.seat}`)
      .then((found) => found.forEach((moment) => this.#take(moment)))
      .catch(() => {})
      .finally(() => this.#asked.delete(first))
    for (let at = first; at < first + count; at++) this.#asked.set(at, coming)
    return coming.finally(() => {
      for (let at = first; at < first + count; at++) this.#asked.delete(at)
    })
  }

  #take(moment: Replay): void {
    if (!this.#known.has(moment.at)) this.keep(frozenAt(this.table, moment))
  }
}
