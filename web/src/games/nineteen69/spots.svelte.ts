/** Where a spy that is being hired could go: the server tries every rival, so that one click is enough. */

import { post } from '../../lib/api'
import type { Drafted, OptionInfo, State } from '../../lib/types'

type Spot = { actions: string[]; option: OptionInfo }

export class Spots {
  #found: { key: string; spots: Spot[] } = $state.raw({ key: '', spots: [] })
  #asked = ''

  /** What is tried so far, and all the rivals who can be spied on. */
  look({ table, at, seat }: State, tried: readonly string[], targets: readonly OptionInfo[]): void {
    const key = [table, at, seat, ...tried, ...targets.map((one) => one.action)].join(' ')
    if (key === this.#asked) return
    this.#asked = key
    this.#found = { key, spots: [] }
    for (const target of targets) {
      const actions = [...tried, target.action]
      post<Drafted>(`/tables/${table}/draft`, { at, seat, actions }).then(
        ({ state }) => {
          if (this.#asked !== key) return
          const spots = state.options.map((option) => ({ actions: [...actions, option.action], option }))
          this.#found = { key, spots: [...this.#found.spots, ...spots] }
        },
        // Too late, or no connection: the rival can be chosen first.
        () => {},
      )
    }
  }

  forget(): void {
    this.#asked = ''
    this.#found = { key: '', spots: [] }
  }

  /** The way to a research of a rival, if a spy may go there. */
  at(spying: string, research: string): Spot | undefined {
    return this.#found.spots.find(
      ({ actions, option }) => actions.at(-2) === spying && option.targets.research === research,
    )
  }
}
