/**
 * A choice that is open on this side alone: the server tries it, says how the table would stand, and proposes how
 * to finish it. Nobody else sees anything of it until it is done.
 */

import { post, Refused } from '../lib/api'
import { no, type No } from '../lib/live.svelte'
import type { Drafted, DraftSource, DraftWish, State } from '../lib/types'

export class Draft {
  readonly #state: () => State
  /** The choice as it was last asked for: what was opened, and what the proposal shall hold, the newest wish first. */
  #opened: readonly string[] = []
  #wishes: readonly DraftWish[] = []
  #answer: Drafted | null = $state.raw(null)
  /** What the server said no to; the choice is as it was before. */
  refusal: No | null = $state.raw(null)
  /** Requests are numbered: an answer to an older one comes too late. */
  #asked = 0

  constructor(state: () => State) {
    this.#state = state
  }

  /** What was proposed; null where nothing is open, or where something has happened since. */
  readonly now = $derived.by((): Drafted | null => {
    const [{ at, seat }, answer] = [this.#state(), this.#answer]
    return answer && answer.state.at === at && answer.state.seat === seat ? answer : null
  })

  /** What the person has chosen, without what is proposed. */
  get opened(): readonly string[] {
    return this.now ? this.#opened : []
  }

  /** Open a choice, in place of the one that is open. */
  start(...actions: string[]): void {
    void this.#ask(actions, [])
  }

  /** Something more belongs to the choice. */
  add(...actions: string[]): void {
    void this.#ask([...this.opened, ...actions], this.#wishes)
  }

  /** Something belongs to it no more; without anything the choice is closed. */
  drop(action: string): void {
    const left = this.opened.filter((one) => one !== action)
    if (left.length) void this.#ask(left, this.#wishes)
    else this.cancel()
  }

  source(action: string): DraftSource | undefined {
    return this.now?.sources.find((one) => one.action === action)
  }

  /** A click on something to pay with: it shall pay, or it shall not. Of several equal ones one more, after all none. */
  toggle({ action, chosen, most }: DraftSource): void {
    const wanted = chosen < most
    const wishes = Array.from({ length: wanted ? chosen + 1 : most }, () => ({ action, wanted }))
    void this.#ask(this.#opened, [...wishes, ...this.#wishes.filter((one) => one.action !== action)])
  }

  cancel(): void {
    this.#asked += 1
    this.#answer = null
    this.refusal = null
  }

  async #ask(actions: readonly string[], wishes: readonly DraftWish[]): Promise<void> {
    const { table, at, seat } = this.#state()
    const number = ++this.#asked
    try {
      const answer = await post<Drafted>(`/tables/${table}/draft`, { at, seat, actions, wishes })
      if (number !== this.#asked) return
      this.#opened = actions
      this.#wishes = wishes
      this.#answer = answer
      this.refusal = null
    } catch (error) {
      if (number !== this.#asked) return
      this.refusal = no(error as Error)
      if (error instanceof Refused && error.state) this.cancel()
    }
  }
}

/** Several things of a kind that are chosen first and done at once, such as cards to be discarded. */
export class Several {
  readonly #state: () => State
  readonly #at: number
  chosen: readonly string[] = $state.raw([])

  /** ``count``: exactly so many; null: any number. */
  constructor(
    state: () => State,
    readonly verb: string,
    readonly count: number | null,
    chosen: readonly string[] = [],
  ) {
    this.#state = state
    this.#at = state().at
    this.chosen = chosen
  }

  /** Whether the table still stands as it did. */
  readonly open = $derived.by(() => this.#state().at === this.#at)
  readonly all = $derived.by(() => this.#state().options.filter((one) => one.verb === this.verb))
  readonly ready = $derived.by(() => (this.count === null ? this.chosen.length > 0 : this.chosen.length === this.count))

  /** Of a fixed number the oldest choice gives way to the newest. */
  toggle(action: string): void {
    const others = this.chosen.filter((one) => one !== action)
    if (others.length < this.chosen.length) this.chosen = others
    else this.chosen = [...others, action].slice(-(this.count ?? this.all.length))
  }

  chooseAll(): void {
    this.chosen = this.all.map((one) => one.action)
  }
}
