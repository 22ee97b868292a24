/** Why something cannot be done now: the server is asked, once for each question at each moment. */

import { SvelteMap } from 'svelte/reactivity'
import { post, Refused } from '../lib/api'
import { no, type No } from '../lib/live.svelte'
import type { State, WhyNot } from '../lib/types'
import { tell } from '../lib/words.svelte'

export class Reasons {
  readonly #state: () => State
  readonly #found = new SvelteMap<string, No | null>()

  readonly #tried: () => readonly string[]

  /** ``tried``: what is done on this side alone so far; a reason is asked for behind that. */
  constructor(state: () => State, tried: () => readonly string[] = () => []) {
    this.#state = state
    this.#tried = tried
  }

  #key(action: string): string {
    const { seat, at } = this.#state()
    return [seat, at, ...this.#tried(), action].join(' ')
  }

  /** Whether there is anybody to ask: at the own turn, at a table that is played at. */
  get open(): boolean {
    const state = this.#state()
    return state.awaited !== null && state.awaited === state.seat && state.options.length > 0
  }

  /** What is known so far. */
  known(action: string): No | null {
    return this.#found.get(this.#key(action)) ?? null
  }

  /** Ask, if nobody has; what comes is in ``known``. */
  ask(action: string): void {
    const key = this.#key(action)
    const { table, seat, at, options } = this.#state()
    if (!this.open || this.#found.has(key) || options.some((one) => one.action === action)) return
    this.#found.set(key, null)
    const tried = this.#tried()
    if (tried.length) {
      // Trying it is refused, and the refusal is the reason.
      post(`/tables/${table}/draft`, { at, seat, actions: [...tried, action] }).catch((error: Error) =>
        error instanceof Refused && !error.state ? this.#found.set(key, no(error)) : this.#found.delete(key),
      )
      return
    }
    post<WhyNot>(`/tables/${table}/why`, { at, seat, action }).then(
      ({ problem }) => problem && this.#found.set(key, { text: tell({ ...problem, rule: '' }), rule: problem.rule }),
      // Too late, or no connection: it can be asked again.
      () => this.#found.delete(key),
    )
  }
}
