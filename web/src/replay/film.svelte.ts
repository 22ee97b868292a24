/** The moments of one game as one seat saw them; those around the one that is shown are fetched beforehand. */

import { get } from '../lib/api'
import type { NewsItem, Replay } from '../lib/types'

/** Moments that are fetched together. */
const BLOCK = 20

export class Film {
  /** The moment that is shown, and the one that was asked for; they differ while the server answers. */
  shown: Replay | null = $state.raw(null)
  at = $state(0)
  last = $state(0)
  /** All that the seat has seen happen, whatever moment is shown. */
  news: NewsItem[] = $state.raw([])
  problem = $state('')

  #moments = new Map<number, Replay>()
  #asked = new Map<number, Promise<void>>()
  #seat: number | null = null

  constructor(readonly id: string) {}

  /** Look from a seat (null: the server says which), at a moment. */
  async open(seat: number | null, at: number): Promise<void> {
    await this.#begin(seat, `/replay/${at}`)
  }

  /** After the end: look from a seat at a place of the whole log. */
  async openEntry(seat: number | null, entry: number): Promise<void> {
    await this.#begin(seat, `/replay?entry=${entry}`)
  }

  /** The same moment from another seat; afterwards all seats share the places of the log. */
  async from(seat: number): Promise<void> {
    const entry = this.shown?.entry
    await this.#begin(seat, entry == null ? '/replay' : `/replay?entry=${entry}`)
  }

  async #begin(seat: number | null, path: string): Promise<void> {
    this.#moments.clear()
    this.#asked.clear()
    this.#seat = seat
    this.problem = ''
    try {
      const moment = await get<Replay>(this.#with(`/tables/${this.id}${path}`))
      this.#seat = moment.seat
      this.at = moment.at
      // An entry that this seat did not notice belongs to no number of its own.
      this.#show(moment)
      void this.#fetchAround(moment.at)
      this.news = await get<NewsItem[]>(this.#with(`/tables/${this.id}/news`))
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  /** Go to a moment: at once if it is here, else as soon as it is, unless somebody has gone on. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.last))
    const wanted = this.at
    if (!this.#moments.has(wanted)) await this.#block(wanted)
    const moment = this.#moments.get(wanted)
    if (moment && this.at === wanted) this.#show(moment)
    void this.#fetchAround(wanted)
  }

  #show(moment: Replay): void {
    this.shown = moment
    this.last = moment.last
  }

  #with(path: string): string {
    return this.#seat === null ? path : `${path}${path.includes('?') ? '&' : '?'}seat=${this.#seat}`
  }

  async #fetchAround(at: number): Promise<void> {
    for (const near of [at, at + BLOCK / 2, at - BLOCK / 2]) {
      if (near >= 0 && near <= this.last) await this.#block(near)
    }
  }

  #block(at: number): Promise<void> {
    const first = Math.floor(at / BLOCK) * BLOCK
    const known = this.#asked.get(first)
    if (known) return known
    const moments = this.#moments
    const asked = get<Replay[]>(this.#with(`/tables/${this.id}/moments?first=${first}&count=${BLOCK}`))
      .then((found) => found.forEach((moment) => moments.set(moment.at, moment)))
      .catch((error: Error) => {
        this.#asked.delete(first)
        this.problem = error.message
      })
    this.#asked.set(first, asked)
    return asked
  }
}
