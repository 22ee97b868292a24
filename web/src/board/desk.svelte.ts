/**
 * What all parts of a board share: the view that is drawn, the options by what they are about, names and reasons.
 *
 * No rule is known here. An option says by its verb and its targets what it is about; a board ties it to that
 * thing, and what it cannot tie stays in the dock.
 */

import { getContext, setContext } from 'svelte'
import type { Guide } from '../learn/data'
import { ruleOf } from '../learn/guide'
import type { NewsItem, OptionInfo, Said, State, TableInfo } from '../lib/types'
import { say, t } from '../lib/words.svelte'
import { lastStep } from '../table/news'
import { Reasons } from '../table/why.svelte'
import { Draft, Several } from './draft.svelte'

/** What the page gives to a board; read anew whenever it changes. */
export type Given = {
  state: State
  table: TableInfo
  faces: unknown
  guide: Guide
  news: readonly NewsItem[]
  act: (...actions: string[]) => void
  undo: () => void
}

export class Desk<View = unknown, Figures = unknown, Faces = unknown> {
  readonly #given: () => Given
  /** The option that the pointer or the keyboard is on: what it leads to is drawn. */
  hovered: OptionInfo | null = $state(null)
  /** What the latest look at something that is no option told, and the rule of that thing. */
  about = $state('')
  rule = $state('')
  /** The action that it would have been. */
  #wish = $state('')

  constructor(given: () => Given) {
    this.#given = given
  }

  /** How the table stands at the server. */
  readonly settled = $derived.by(() => this.#given().state)
  /** A choice that is only tried yet: the table is drawn as it would stand. */
  readonly draft = new Draft(() => this.settled)
  #several: Several | null = $state.raw(null)
  /** Things that are being chosen to be done at once. */
  readonly several = $derived.by(() => (this.#several?.open ? this.#several : null))
  readonly state = $derived.by(() => this.draft.now?.state ?? this.settled)
  readonly table = $derived.by(() => this.#given().table)
  readonly guide = $derived.by(() => this.#given().guide)
  readonly news = $derived.by(() => this.#given().news)
  readonly faces = $derived.by(() => this.#given().faces as Faces)
  readonly view = $derived.by(() => this.state.view as View)
  readonly figures = $derived.by(() => this.state.figures as Figures)
  readonly options = $derived.by(() => this.state.options)
  /** The own seat; an onlooker has none. */
  readonly me = $derived.by(() => (this.state.seat >= 0 ? this.state.seat : null))
  readonly myTurn = $derived.by(() => this.me !== null && this.state.awaited === this.me)
  readonly reasons = new Reasons(
    () => this.state,
    () => this.draft.opened,
  )

  // --- options ---

  /** The option of a kind that is about these things, in the order of the action's fields. */
  find(verb: string, ...about: string[]): OptionInfo | undefined {
    return this.options.find(
      (one) => one.verb === verb && about.every((word, field) => Object.values(one.targets)[field] === word),
    )
  }

  /** All that lies behind a thing, each between two bars: by this a hint finds it. */
  offers(options: readonly OptionInfo[]): string | undefined {
    return options.length ? `|${options.map((option) => option.action).join('|')}|` : undefined
  }

  /** Whether an option opens a choice that is tried before it is done. */
  drafts(_option: OptionInfo): boolean {
    return false
  }

  /** Do what an option says, or open the choice that it begins, or make it part of the one that is open. */
  act(action: string): void {
    this.close()
    const { draft, several } = this
    if (several?.all.some((one) => one.action === action)) return several.toggle(action)
    this.#several = null
    const { now } = draft
    const source = draft.source(action)
    const tried = now?.state.options.find((one) => one.action === action)
    if (source && action !== now?.finish) draft.toggle(source)
    else if (now && tried && this.drafts(tried)) draft.add(action)
    else if (now && tried) this.#given().act(...now.actions, action)
    else this.actAnew(action)
  }

  /** The same with whatever is open given up. */
  actAnew(action: string): void {
    const option = this.settled.options.find((one) => one.action === action)
    if (option && this.drafts(option)) return this.draft.start(action)
    this.draft.cancel()
    this.#given().act(action)
  }

  /** Do several things, all of them or nothing. */
  actAll(...actions: string[]): void {
    this.close()
    this.#given().act(...actions)
  }

  /** Choose several things of a kind, to be done at once. */
  choose(verb: string, count: number | null = null, chosen: readonly string[] = []): void {
    this.close()
    this.draft.cancel()
    this.#several = new Several(() => this.settled, verb, count, chosen)
  }

  /** Do what was chosen, all of it or nothing. */
  doSeveral(): void {
    const { several } = this
    this.#several = null
    if (several) this.#given().act(...several.chosen)
  }

  /** Give up what is open on this side alone; whether there was anything. */
  cancel(): boolean {
    const open = this.draft.now !== null || this.several !== null
    this.close()
    this.draft.cancel()
    this.#several = null
    return open
  }

  undo(): void {
    if (this.cancel()) return
    this.#given().undo()
  }

  /** What is open above the board, or told about a thing, is put away. */
  close(): void {
    this.hovered = null
    this.forget()
  }

  /** The latest step, where it can be taken back without asking anybody; else "". */
  readonly latest = $derived.by(() => {
    const { possible, asks, wanted_by } = this.state.undo
    const free = this.me !== null && this.myTurn && possible && !asks && wanted_by === null
    return free && this.me !== null ? lastStep(this.news, this.me) : ''
  })

  // --- words ---

  name(seat: number): string {
    return this.table.seats[seat]?.name || t('web-table-seat-free')
  }

  say(said: Said): string {
    return say(said)
  }

  /** An option as it is spoken: its sentence, and whether there is no way back. */
  heard(option: OptionInfo): string {
    return option.final ? t('web-table-final-option', { option: this.say(option.say) }) : this.say(option.say)
  }

  /** What can be done with a thing, for those who hear it: every option by its sentence. */
  can(options: readonly OptionInfo[]): string {
    return options.map((option) => `${this.heard(option)}.`).join(' ')
  }

  /** The line of odds beside an option, if the table shows odds. */
  odds(option: OptionInfo | undefined): string {
    const said = option?.preview?.say as Said | undefined
    return said ? this.say(said) : ''
  }

  /** The rule that speaks of something on the table, by the guide's name for it. */
  ruleOf(thing: string): string | null {
    return ruleOf(this.guide, thing)
  }

  // --- what a thing is, and why it cannot be chosen ---

  /** Why the thing that was looked at cannot be chosen. */
  readonly why = $derived.by(() => (this.#wish ? this.reasons.known(this.#wish) : null))

  /** Whether the question of this moment is about such things: then a no has a reason. */
  asks(verb: string): boolean {
    return this.reasons.open && this.options.some((one) => one.verb === verb)
  }

  /** The pointer is on something that is no option: its reason is fetched. */
  wonder(verb: string, ...about: string[]): void {
    if (this.asks(verb)) this.reasons.ask(textOf(verb, about))
  }

  /** What a thing is, and why it cannot be chosen, as far as that is known. */
  tip(told: string, verb: string, ...about: string[]): string {
    const no = this.reasons.known(textOf(verb, about))
    return no ? `${told}\n${no.text} [${no.rule}]` : told
  }

  /** Tell in the dock what a thing is and why it cannot be chosen. */
  tell(told: string, thing: string, verb = '', ...about: string[]): void {
    this.about = told
    this.#wish = verb && this.asks(verb) ? textOf(verb, about) : ''
    // Where a reason is due, that has a rule of its own.
    this.rule = this.#wish ? '' : (this.ruleOf(thing) ?? '')
    if (this.#wish) this.reasons.ask(this.#wish)
  }

  forget(): void {
    this.about = ''
    this.#wish = ''
  }

  /** A click on a thing: its option; else what the thing is, and the server's reason if one is due. */
  click(told: string, thing: string, verb: string, ...about: string[]): void {
    const option = this.find(verb, ...about)
    if (option) this.act(option.action)
    else this.tell(told, thing, verb, ...about)
  }

  /** Whether a click on what was chosen by this action takes just that back. */
  undoes(verb: string, ...about: string[]): boolean {
    return this.latest === textOf(verb, about)
  }
}

/** An action as the server writes it. */
export const textOf = (verb: string, about: readonly string[]): string => [verb, ...about].join(' ')

const KEY = Symbol('desk')
export const shareDesk = <D>(desk: D): D => setContext(KEY, desk)
export const useDesk = <D = Desk>(): D => getContext<D>(KEY)
