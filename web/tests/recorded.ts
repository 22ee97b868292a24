/** Recorded games for the tests of what is shown; `python -m tests.web.record_news` makes the records. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { NewsItem, Replay, State } from '../src/lib/types'
import { state } from './table'

type Picture = { at: number; awaited: number | null; view: unknown; figures: unknown }
type Record = { seat: number; news: NewsItem[]; pictures: Picture[] }

export class Recorded {
  readonly seat: number
  readonly news: NewsItem[]
  readonly #pictures: Map<number, Picture>

  constructor(name: string) {
    const found = JSON.parse(readFileSync(resolve(process.cwd(), `tests/news/${name}.json`), 'utf-8')) as Record
    this.seat = found.seat
    this.news = found.news
    this.#pictures = new Map(found.pictures.map((one) => [one.at, one]))
  }

  get first(): number {
    return this.news[0]!.at
  }
  get last(): number {
    return this.news.at(-1)!.at
  }

  /** The news up to a moment. */
  upTo(at: number): NewsItem[] {
    return this.news.filter((item) => item.at <= at)
  }

  /** The items that match, by their moments. */
  where(match: (item: NewsItem) => boolean): number[] {
    return this.news.filter(match).map((item) => item.at)
  }

  /** The state of a moment, as the line brings it. */
  state(at: number): State {
    const { view, figures, awaited } = this.#pictures.get(at)!
    return state({ at, seat: this.seat, view, figures, awaited, options: [] })
  }

  /** What the server answers to a request for moments. */
  answer(path: string): Replay[] {
    const asked = new URLSearchParams(path.split('?')[1])
    const [first, count] = [Number(asked.get('first')), Number(asked.get('count'))]
    return Array.from({ length: count }, (_, more) => first + more)
      .filter((at) => this.#pictures.has(at))
      .map((at) => {
        const { view, figures, awaited } = this.#pictures.get(at)!
        const place = { previous: at - 1, next: at + 1, last: this.last, entry: null, last_entry: null }
        return {
          table: 'tee',
          seat: this.seat,
          at,
          ...place,
          news: null,
          totals: null,
          view,
          figures,
          awaited,
          ...ENDLESS,
        }
      })
  }
}

const ENDLESS = { result: null, problem: null }
