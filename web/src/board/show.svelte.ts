/**
 * What the news tell, beat by beat: something moves, turns over, tumbles.
 *
 * Whoever wants no motion, or looks elsewhere, sees the end at once. Every click makes a show catch up.
 */

export type Beat = {
  /** Milliseconds before the next beat. */
  lasts: number
  play: () => void
}

export class Show {
  /** Something is still being shown. */
  busy = $state(false)

  /** ``longest``: all that waits is shown within so many milliseconds. */
  constructor(readonly longest = Infinity) {}

  #beats: Beat[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Nothing waits any more; what a show leaves behind is put in order. */
  protected rest(): void {}

  protected add(...beats: Beat[]): void {
    this.#beats.push(...beats)
  }

  /** A beat brings others: they come before all that waits. */
  protected first(...beats: Beat[]): void {
    this.#beats.unshift(...beats)
  }

  /** How many beats wait. */
  protected get waiting(): number {
    return this.#beats.length
  }

  /** Nothing of what waits is shown. */
  protected drop(): void {
    this.#beats = []
  }

  /** Show what waits, unless nothing may move: then all of it at once. */
  protected run(): void {
    if (isCalm()) this.skip()
    else if (!this.busy && this.#beats.length) {
      this.busy = true
      this.#next()
    }
  }

  #next(): void {
    const beat = this.#beats.shift()
    if (!beat) return this.#end()
    beat.play()
    const left = this.#beats.reduce((sum, one) => sum + one.lasts, beat.lasts)
    this.#timer = setTimeout(() => this.#next(), beat.lasts / Math.max(1, left / this.longest))
  }

  /** Show all that waits at once. */
  skip(): void {
    this.skipTo(0)
    this.#end()
  }

  /** Show at once all but the last ``left`` beats. */
  protected skipTo(left: number): void {
    clearTimeout(this.#timer)
    const later = left ? this.#beats.splice(-left) : []
    // A beat may bring another.
    for (let beat = this.#beats.shift(); beat; beat = this.#beats.shift()) beat.play()
    this.#beats = later
    this.busy = false
  }

  #end(): void {
    this.busy = false
    this.rest()
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}

const isCalm = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
