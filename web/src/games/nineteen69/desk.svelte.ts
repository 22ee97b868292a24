/** What all parts of this board share, beside what every board does. */

import { Desk as Base, textOf, useDesk as use } from '../../board/desk.svelte'
import type { OptionInfo } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import type { Kind } from './art'
import { Carry } from './carry.svelte'
import type { Faces } from './faces'
import { Spots } from './spots.svelte'
import type { Figures, PlayerFigures, PlayerView, View } from './view'

/** What a tip tells: of what, and where that lies. */
export type Tip = {
  box: DOMRect
  drawing: string | undefined
  /** What a click does, and the odds of that; "" where it does nothing. */
  does: string
  odds: string
  told: string
  /** The action that it would be, where its reason is due. */
  wish: string
}

export type Step = View['agenda'][number]

/** What a step answers: one of these that is no option has a reason of the server. */
const VERBS: Partial<Record<Step['type'], string[]>> = {
  FreeCards: ['draw', 'swap'],
  Purchasing: ['hire', 'draw', 'swap', 'discard'],
  Discarding: ['draw', 'discard'],
  Placing: ['place'],
  Targeting: ['spy-on'],
  Spotting: ['place'],
  Launching: ['launch'],
  Rerolling: ['reroll'],
  Converting: ['convert'],
  Committing: ['commit'],
}

/** The year's list of steps stands one step further than the phase that is played. */
const PHASES = ['setup', 'income', 'purchase', 'mission', 'ending']

export class Desk extends Base<View, Figures, Faces> {
  /** What the pointer, the focus or a long press rests on. */
  pointed: Tip | null = $state.raw(null)
  /** The thing that is looked at, by the guide's name for it: what it helps is lit. */
  looked = $state('')
  /** Finds the drawing of a thing, as soon as the drawings are here. */
  drawing: (kind: Kind, id: string) => string | undefined = $state.raw(() => undefined)

  readonly carry = new Carry()
  readonly spots = new Spots()

  readonly step = $derived.by((): Step | null => this.view.agenda.at(-1) ?? null)
  readonly phase = $derived.by(() => {
    const year = this.view.agenda.find((one) => one.type === 'Sequence' && one.name === 'year')
    return (year?.type === 'Sequence' && PHASES[year.at]) || 'setup'
  })
  readonly seats = $derived.by(() => this.view.players.map((_, seat) => seat))
  readonly rivals = $derived.by(() => this.seats.filter((seat) => seat !== this.me))

  player(seat: number): PlayerView {
    return this.view.players[seat]!
  }

  /** What the server has added up for a seat. */
  sums(seat: number): PlayerFigures {
    return this.figures.players[seat]!
  }

  mission(index: number): string {
    return say(this.faces.missions[index]!.name)
  }

  nation(seat: number): string {
    return this.faces.nations[seat]!.id
  }

  /** To hire is tried first: a scientist and its place are one deed. */
  override drafts({ verb, final }: OptionInfo): boolean {
    return !final && (verb === 'hire' || verb === 'spy-on')
  }

  override undoes(verb: string, ...about: string[]): boolean {
    return this.draft.opened.at(-1) === textOf(verb, about) || super.undoes(verb, ...about)
  }

  /** A scientist can be hired, also in place of the one that is in hand. */
  hires(scientist: string): OptionInfo | undefined {
    const found = this.find('hire', scientist)
    if (found || !this.draft.now) return found
    return this.settled.options.find((one) => one.verb === 'hire' && one.targets.scientist === scientist)
  }

  /** A scientist is put into a research at once, at the own seat or, as a spy, at another. */
  hireInto(scientist: string, seat: number, research: string): void {
    this.draft.cancel()
    const spying = seat === this.me ? [] : [`spy-on ${seat}`]
    this.actAll(`hire ${scientist}`, ...spying, `place ${research}`)
  }

  override asks(verb: string): boolean {
    return this.reasons.open && !!this.step && !!VERBS[this.step.type]?.includes(verb)
  }
}

export const useDesk = (): Desk => use<Desk>()

/** The chance of every space, of an option's preview. */
export function chances(option: OptionInfo | null | undefined): Map<number, number> | null {
  const figures = option?.preview?.figures as { spaces?: Record<string, string> } | undefined
  if (!figures?.spaces) return null
  return new Map(Object.entries(figures.spaces).map(([space, text]) => [Number(space), fraction(text)]))
}

/** A number written as "p/q". */
export function fraction(text: string): number {
  const [above, below] = text.split('/').map(Number)
  return above! / (below ?? 1)
}

/** Dice in the order in which one would roll them again: failures first, successes after the neutral ones. */
export function usefulFirst(options: readonly OptionInfo[]): OptionInfo[] {
  const faces = ['failure', 'neutral', 'success', undefined]
  const place = ({ targets }: OptionInfo): number => faces.indexOf(targets.face)
  return [...options].sort((one, other) => place(one) - place(other))
}
