/** What is new on the table since one's own turn: it is marked until that turn is over. */

import type { State } from '../lib/types'
import type { Script } from './script'

export class FreshThings {
  /** The names of the things. */
  marks: ReadonlySet<string> = $state.raw(new Set())
  /** What came up to here is known: whoever looks back learns nothing new. */
  #at = 0

  /** One picture becomes another. */
  see(before: State | null, after: State, script: Script): void {
    const other = !before || before.seat !== after.seat || after.seat < 0
    if (other || after.at < before.at) {
      if (other) this.marks = new Set()
      this.#at = Math.max(this.#at, after.at)
      return
    }
    if (after.at <= this.#at) return
    this.#at = after.at
    // What one brings about oneself is nothing new.
    if (before.awaited === after.seat) {
      if (after.awaited !== after.seat) this.marks = new Set()
      return
    }
    const come = (script.travels?.(before, after) ?? []).filter((one) => !one.look)
    if (come.length) this.marks = new Set([...this.marks, ...come.map((one) => one.thing)])
  }
}
