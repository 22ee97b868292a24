/** The beats of a scene that are left: one after the other, or all at once. */

import type { Beat } from './script'

export class Beats {
  #left: Beat[] = []

  begin(beats: readonly Beat[] = []): void {
    this.#left = [...beats]
  }

  /** Draw the next one; for how long it stays, or null where none is left. ``hear`` is told what it tells of. */
  next(hear?: (tells: string) => void): number | null {
    const beat = this.#left.shift()
    if (!beat) return null
    if (beat.tells) hear?.(beat.tells)
    const more = beat.play?.()
    if (more) this.#left.unshift(...more)
    return beat.lasts
  }

  /** Draw all that are left. */
  finish(): void {
    while (this.next() !== null);
  }
}
