/** What all parts of the table share: the view, the faces, the options by their short texts, names. */

import type { NewsItem, OptionInfo, Said, State, TableInfo } from '../lib/types'
import type { Figures, PlayerFigures, PlayerView, View } from '../lib/view-1969'
import { say, t } from '../lib/words.svelte'
import { sayWho } from '../table/naming'
import { lastStep } from '../table/news'
import { Reasons } from '../table/why.svelte'
import type { Faces } from './faces'

export type Step = View['agenda'][number]

export interface Given {
  state: State
  table: TableInfo
  faces: Faces
  news: NewsItem[]
  act: (action: string) => void
  undo: () => void
}

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

export class Desk {
  #given: () => Given
  #before: () => void
  /** What the latest look at something that is no option told. */
  about = $state('')
  /** The rule of that thing. */
  rule = $state('')
  /** The action that it would have been. */
  #wish = $state('')
  /** The option that the pointer or the keyboard is on: its odds are drawn. */
  hovered: OptionInfo | null = $state(null)

  constructor(given: () => Given, before: () => void) {
    this.#given = given
    this.#before = before
  }

  state = $derived.by(() => this.#given().state)
  readonly reasons = new Reasons(() => this.state)
  /** Why that cannot be done. */
  why = $derived.by(() => (this.#wish ? this.reasons.known(this.#wish) : null))
  faces = $derived.by(() => this.#given().faces)
  table = $derived.by(() => this.#given().table)
  view = $derived.by(() => this.state.view as View)
  /** The own seat; an onlooker has none. */
  me = $derived.by(() => (this.view.viewer >= 0 ? this.view.viewer : null))
  options = $derived.by(() => new Map(this.state.options.map((one) => [one.action, one])))
  mine = $derived.by(() => this.me !== null && this.state.awaited === this.me)
  step = $derived.by((): Step | null => this.view.agenda.at(-1) ?? null)
  phase = $derived.by(() => {
    const year = this.view.agenda.find((one) => one.type === 'Sequence' && one.name === 'year')
    return (year?.type === 'Sequence' && PHASES[year.at]) || 'setup'
  })

  player(seat: number): PlayerView {
    return this.view.players[seat]!
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? t('web-1969-player', { player: seat + 1 })
  }

  say(said: Said): string {
    return sayWho(said, this.table.seats)
  }

  mission(index: number): string {
    return say(this.faces.missions[index]!.name)
  }

  /** What the server has added up for a seat. */
  figures(seat: number): PlayerFigures {
    return (this.state.figures as Figures).players[seat]!
  }

  /** An option as it is spoken: its sentence, and whether there is no way back. */
  heard(option: OptionInfo): string {
    return option.final ? t('web-table-final-option', { option: this.say(option.say) }) : this.say(option.say)
  }

  forget(): void {
    this.about = ''
    this.#wish = ''
  }

  /** Whether the question of this moment is about such things: then a no has a reason. */
  asks(action: string): boolean {
    return this.reasons.open && !!this.step && !!VERBS[this.step.type]?.includes(action.split(' ')[0]!)
  }

  /** The pointer is on something that is no option: its reason is fetched. */
  wonder(action: string): void {
    if (this.asks(action)) this.reasons.ask(action)
  }

  /** What a thing is, and why it cannot be chosen, as far as that is known. */
  hint(action: string, about: string): string {
    const no = this.reasons.known(action)
    return no ? `${about}\n${no.text} [${no.rule}]` : about
  }

  /** Tell in the dock what a thing is and why it cannot be chosen. */
  tell(action: string, about: string, rule: string | null): void {
    this.about = about
    this.#wish = this.asks(action) ? action : ''
    // Where a reason is due, that has a rule of its own.
    this.rule = this.#wish ? '' : (rule ?? '')
    if (this.#wish) this.reasons.ask(action)
  }

  act(action: string): void {
    this.forget()
    this.hovered = null
    this.#before()
    this.#given().act(action)
  }

  /** The latest step, where it can be taken back without asking anybody. */
  #latest = $derived.by(() => {
    const { possible, asks, wanted_by } = this.state.undo
    return this.me !== null && this.mine && possible && !asks && wanted_by === null ? lastStep(this.#given().news, this.me) : ''
  })

  /** Whether a click on what was chosen by this action takes just that back. */
  takesBack(action: string): boolean {
    return this.#latest === action
  }

  undo(): void {
    this.forget()
    this.#given().undo()
  }

  /** A click on a thing: its option; else what the thing is, and the server's reason if one is due. */
  click(action: string, about: string, rule: string | null): void {
    if (this.options.has(action)) this.act(action)
    else this.tell(action, about, rule)
  }
}

/** The line of odds beside an option, if the table shows odds. */
export function odds(desk: Desk, option: OptionInfo | undefined): string {
  const said = option?.preview?.say as Said | undefined
  return said ? desk.say(said) : ''
}

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
