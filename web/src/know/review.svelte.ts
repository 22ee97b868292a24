/** The review of a game that is over: begun once for all who look, and asked for until it is done. */

import { get, post } from '../lib/api'
import type { Finding, Review } from '../lib/types'
import { figure, t } from '../lib/words.svelte'

/** Milliseconds between two looks at how far it is. */
const PAUSE = 900

export class ReviewWatch {
  found: Review | null = $state.raw(null)
  problem = $state('')
  readonly busy = $derived.by(() => this.found?.status === 'waiting' || this.found?.status === 'running')
  readonly #path: string
  #timer: ReturnType<typeof setTimeout> | undefined

  /** One that was made before is shown at once. */
  constructor(table: string) {
    this.#path = `/tables/${table}/review`
    void get<Review>(this.#path).then(
      (found) => this.#take(found),
      () => {},
    )
  }

  async start(): Promise<void> {
    this.problem = ''
    try {
      this.#take(await post<Review>(this.#path, {}))
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #take(found: Review): void {
    this.found = found
    if (this.busy) this.#timer = setTimeout(() => void this.#look(), PAUSE)
  }

  async #look(): Promise<void> {
    try {
      const found = await get<Review>(this.#path)
      // Another process of the server may have answered: ask that one too.
      if (found.status === 'none') await this.start()
      else this.#take(found)
    } catch (error) {
      this.problem = (error as Error).message
    }
  }
}

/** What a finding weighed; the server has rounded where something is rounded. */
export const weightOf = (one: Finding): string =>
  one.kind === 'decision'
    ? t('web-review-cost', { percent: one.weight })
    : t('web-review-luck', { points: figure(one.weight, { signDisplay: 'exceptZero' }) })

/** Where its moment is shown, from the seat that it is about. */
export const momentOf = (table: string, one: Pick<Finding, 'entry' | 'seat'>): string =>
  `/t/${table}/replay?entry=${one.entry}&seat=${one.seat}`
