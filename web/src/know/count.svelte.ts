/** The last count of a game: its sources of points, added up one after the other, those of a few cards card by card. */

import type { PointsPart, PointsSource, PointsTable } from '../lib/types'

/** Milliseconds for a source, and for each further one of its parts that are told one by one. */
const SOURCE = 1300
const PART = 700
/** With more parts than this a source is told at once. */
const FEW = 4

/** What one step of the count adds. */
type Step = { source: PointsSource; parts: PointsPart[]; lasts: number }

export class Count {
  /** How many steps are counted. */
  #at = $state(0)
  readonly #points: PointsTable
  readonly #steps: readonly Step[]
  readonly #done: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(points: PointsTable, done: () => void) {
    this.#points = points
    this.#steps = points.sources.flatMap(stepsOf)
    this.#done = done
  }

  readonly over = $derived.by(() => this.#at >= this.#steps.length)
  readonly #step = $derived.by(() => (this.over ? null : (this.#steps[this.#at] ?? null)))
  /** The source that is being told; null at the end. */
  readonly source = $derived.by(() => this.#step?.source ?? null)
  /** The seats from the top down: as they sit, at the end as they stand. */
  readonly order = $derived.by(() => {
    const seats = this.#points.scores.map((_, seat) => seat)
    return this.over ? seats.sort((one, two) => this.placeOf(one) - this.placeOf(two) || one - two) : seats
  })

  /** ``times``: what a second takes; 0 counts all at once. */
  begin(times: number): void {
    if (times === 0) this.finish()
    else this.#wait(times)
  }

  finish(): void {
    this.stop()
    if (this.over && this.#steps.length) return
    this.#at = this.#steps.length
    this.#done()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** What is counted for a seat so far, this step included. */
  total(seat: number): number {
    const counted = this.#steps.slice(0, this.#at + 1).flatMap((step) => step.parts)
    return counted.reduce((sum, part) => sum + (part.seat === seat ? part.points : 0), 0)
  }

  partsOf(seat: number): PointsPart[] {
    return this.#step?.parts.filter((part) => part.seat === seat && part.points !== 0) ?? []
  }

  gain(seat: number): number {
    return this.partsOf(seat).reduce((sum, part) => sum + part.points, 0)
  }

  /** Whoever won is first, also where the points are equal. */
  placeOf(seat: number): number {
    const { scores, winners } = this.#points
    if (winners.includes(seat)) return 1
    const better = scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0))
    return better.length + 1
  }

  #wait(times: number): void {
    const step = this.#step
    if (!step) return
    this.#timer = setTimeout(() => {
      this.#at += 1
      if (this.over) this.#done()
      else this.#wait(times)
    }, step.lasts * times)
  }
}

function stepsOf(source: PointsSource): Step[] {
  const told = source.parts.filter((part) => part.points !== 0)
  // Of something that all have alike, such as the points at the start, there is nothing to tell one by one.
  const alike = told.every((part) => part.say.id === source.say.id)
  if (alike || told.length > FEW || told.length < 2) return [{ source, parts: told, lasts: SOURCE }]
  return told.map((part) => ({ source, parts: [part], lasts: PART + SOURCE / told.length }))
}
