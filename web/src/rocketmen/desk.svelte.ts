/**
 * What all parts of the table share: the view that is drawn, the faces, and which option belongs to what.
 *
 * No rule is known here. An option is tied to the thing that its action text names; what cannot be tied
 * stays in the panel of options.
 */

import { getContext, setContext } from 'svelte'
import type { HTMLButtonAttributes } from 'svelte/elements'
import type { NewsItem, OptionInfo, Said, State, TableInfo } from '../lib/types'
import type { Figures, PlayerFigures, PlayerView, View } from '../lib/view-rocketmen'
import { say, t } from '../lib/words.svelte'
import { usesKeys } from '../table/keys'
import { sayWho } from '../table/naming'
import { lastStep } from '../table/news'
import { Reasons } from '../table/why.svelte'
import type { CardFace, Faces, LocationFace } from './faces'
import type { SignName } from './icons'

/** Verbs whose first word after it is a card. */
const OF_A_CARD = new Set([
  ...['buy', 'pay', 'place', 'place-free', 'discard', 'play', 'choose', 'store', 'refresh', 'remove', 'use', 'copy'],
])
/** Verbs that ask before they are done, even where a card has no other. */
const ASK_FIRST = new Set(['discard', 'discard-mission', 'refresh', 'remove', 'store'])

/** Milliseconds on a card before it is shown large: for a pointer, and for a finger. */
const PEEK_AFTER = 380
const HOLD = 450

export type Place = `card:${number}` | `token:${string}` | `location:${number}` | 'hq' | 'store'
/** Something that is looked at closely: a card, and what it stands near. */
export type Look = { card: number; near: DOMRect }
/** A pile whose cards are looked at one by one. */
export type Pile = { title: string; about: string; cards: readonly number[] }

/** What the page gives to the table. */
type Given = {
  state: () => State
  table: () => TableInfo
  faces: () => Faces
  news: () => readonly NewsItem[]
  act: (action: string) => void
  undo: () => void
}

export const verb = (option: OptionInfo): string => option.action.split(' ', 1)[0] ?? ''

export class Desk {
  /** The card under the pointer, the card whose options are open, the pile that is open. */
  peek: Look | null = $state.raw(null)
  open: Look | null = $state.raw(null)
  pile: Pile | null = $state.raw(null)

  readonly #state: () => State
  readonly #table: () => TableInfo
  readonly #faces: () => Faces
  readonly #news: () => readonly NewsItem[]
  readonly act: (action: string) => void
  readonly undo: () => void

  constructor(given: Given) {
    this.#state = given.state
    this.#table = given.table
    this.#faces = given.faces
    this.#news = given.news
    this.act = (action) => {
      this.close()
      given.act(action)
    }
    this.undo = () => {
      this.close()
      given.undo()
    }
  }

  readonly state = $derived.by(() => this.#state())
  readonly reasons = new Reasons(() => this.state)
  readonly game = $derived.by(() => this.#table().game)
  readonly faces = $derived.by(() => this.#faces())
  readonly view = $derived.by(() => this.state.view as View)
  readonly me = $derived.by(() => this.view.viewer)
  readonly options = $derived.by(() => this.state.options)
  readonly myTurn = $derived.by(() => this.state.awaited !== null && this.state.awaited === this.state.seat)
  readonly #ids = $derived.by(() => new Map(this.faces.cards.map((card, id) => [card.key, id])))

  /** The options by what they are about. */
  readonly #tied = $derived.by(() => {
    const tied = new Map<Place, OptionInfo[]>()
    const tie = (place: Place, option: OptionInfo) => tied.set(place, [...(tied.get(place) ?? []), option])
    for (const option of this.options) for (const place of this.#places(option)) tie(place, option)
    return tied
  })

  #places(option: OptionInfo): Place[] {
    const [what = '', first = '', second = ''] = option.action.split(' ')
    const ids = (OF_A_CARD.has(what) ? [first, what === 'copy' ? second : ''] : [])
      .map((key) => this.#ids.get(key))
      .filter((id) => id !== undefined)
    if (ids.length) return ids.map((id): Place => `card:${id}`)
    if (what === 'pay-token') return [`token:${first}`]
    if (what === 'draw-pending') return ['hq']
    if (what === 'take-stored') return ['store']
    const plan = this.view.players[this.me]?.plan
    if (plan === null || plan === undefined) return []
    if (what === 'discard-mission') return [`card:${plan}`]
    if (what !== 'launch') return []
    const type = this.card(plan).type
    const at = this.faces.locations.findIndex((one) => one.destination === first && one.type === type)
    return at < 0 ? [] : [`location:${at}`]
  }

  /** What can be done with this. */
  at(place: Place): OptionInfo[] {
    return this.#tied.get(place) ?? []
  }

  of(card: number): OptionInfo[] {
    return this.at(`card:${card}`)
  }

  /** What the panel must offer: whatever no card or place on the table shows, and what decides a step. */
  readonly loose = $derived.by(() =>
    this.options.filter((option) => {
      const what = verb(option)
      return !OF_A_CARD.has(what) || what === 'choose' || what === 'use' || what === 'copy'
    }).filter((option) => verb(option) !== 'pay-token' && (verb(option) !== 'discard-mission' || this.options.length < 4)),
  )

  /** What is laid out for something that is not confirmed yet: by card or token, what for. */
  readonly #laid = $derived.by(() => {
    const laid = new Map<number, string[]>()
    const lay = (numbers: readonly number[], what: string) =>
      numbers.forEach((one) => laid.set(one, [...(laid.get(one) ?? []), what]))
    const step = this.view.agenda.at(-1)
    if (step?.type === 'Purchasing') lay(step.cards, t('web-rm-laid-buy'))
    if (step?.type === 'Placing') lay(step.cards, t('web-rm-laid-place'))
    if (step?.type === 'Refreshing') lay([step.card], t('web-rm-laid-refresh'))
    if (step?.type === 'Cycling') lay([step.card, ...step.cards], t('web-rm-laid-discard'))
    if (step && 'sources' in step) lay(step.sources, t('web-rm-laid-pay'))
    return laid
  })

  laid(number: number): string {
    return this.#laid.get(number)?.[0] ?? ''
  }

  /** The card of the latest step, where that step can be taken back without asking anybody. */
  readonly #latest = $derived.by(() => {
    const { possible, asks, wanted_by } = this.state.undo
    if (!this.myTurn || !possible || asks || wanted_by !== null) return undefined
    const [what = '', card = ''] = lastStep(this.#news(), this.me).split(' ')
    return OF_A_CARD.has(what) ? this.#ids.get(card) : undefined
  })

  /** Whether a click on a card that is laid out takes just that back. */
  takesBack(card: number): boolean {
    return this.#latest === card && this.laid(card) !== '' && !this.of(card).length
  }

  /** How many tokens of a kind are in the open payment. */
  laidTokens(number: number): number {
    return this.#laid.get(number)?.length ?? 0
  }

  /** The option that a click on a card does at once; null where it had better ask. */
  direct(options: OptionInfo[]): OptionInfo | null {
    const [only, ...others] = options
    return only && !others.length && !only.final && !ASK_FIRST.has(verb(only)) ? only : null
  }

  /** All that lies behind a thing, each between two bars: by this a hint finds it. */
  offers(options: OptionInfo[]): string | undefined {
    return options.length ? `|${options.map((option) => option.action).join('|')}|` : undefined
  }

  say(said: Said): string {
    return sayWho(said, this.#table().seats)
  }

  /** An option as it is spoken: its sentence, and whether there is no way back. */
  heard(option: OptionInfo): string {
    return option.final ? t('web-table-final-option', { option: this.say(option.say) }) : this.say(option.say)
  }

  /** What can be done with a thing, for those who hear it: every option by its sentence. */
  can(options: OptionInfo[]): string {
    return options.map((option) => `${this.heard(option)}.`).join(' ')
  }

  card(id: number): CardFace {
    const face = this.faces.cards[id]
    if (!face) throw new Error(`no face for card ${id}`)
    return face
  }

  location(index: number): LocationFace {
    const face = this.faces.locations[index]
    if (!face) throw new Error(`no face for location ${index}`)
    return face
  }

  name(seat: number): string {
    if (seat === this.faces.ai_seat) return t('web-rm-ai')
    return this.#table().seats[seat]?.name ?? ''
  }

  /** The name of a player's colour. */
  colour(seat: number): string {
    return t(`colour-${this.faces.colours[seat] ?? 'white'}`)
  }

  player(seat: number): PlayerView {
    const player = this.view.players[seat]
    if (!player) throw new Error(`nobody on seat ${seat}`)
    return player
  }

  /** What the server has added up for a seat. */
  figures(seat: number): PlayerFigures {
    const figures = (this.state.figures as Figures).players[seat]
    if (!figures) throw new Error(`nobody on seat ${seat}`)
    return figures
  }

  /** What somebody may wonder about a card: an action that is no option now, and in a word what it would be. */
  wishes(card: number): [string, string][] {
    if (!this.reasons.open) return []
    const face = this.card(card)
    const own = this.view.players[this.me]
    const can = new Set(this.of(card).map((option) => option.action))
    const wanted: [string, string][] = []
    const offered = [...this.view.display, ...this.view.engines.map((pile) => pile.at(-1))]
    if (offered.includes(card)) wanted.push([`buy ${face.key}`, 'buy'])
    if (own?.hand?.includes(card)) {
      if (face.deck === 'mission') wanted.push([`place ${face.key} plan`, 'plan'])
      wanted.push([`place ${face.key} pad`, 'pad'])
      if (face.kind === 'discard' || face.kind === 'one-use') wanted.push([`play ${face.key}`, 'play'])
    }
    return wanted.filter(([action]) => !can.has(action))
  }

  /** Everything about a card, for those who hear it. */
  describe(id: number): string {
    const card = this.card(id)
    const parts = [say(card.name), t(`deck-${card.deck}`)]
    if (card.cost.money || card.cost.items.length) parts.push(t('web-rm-costs', { price: icons(card.cost) }))
    if (card.gives.money || card.gives.items.length || card.rocket) {
      parts.push(t('web-rm-gives', { items: [...icons(card.gives), ...thrust(card.rocket)] }))
    }
    for (const [to, points] of Object.entries(card.needs)) {
      parts.push(t('web-rm-flies', { destination: t(`destination-${to}`), points }))
    }
    if (card.achievement) parts.push(t('web-rm-brings', { achievement: t(`achievement-${card.achievement}`) }))
    if (card.vp) parts.push(t('web-rm-vp', { vp: card.vp }))
    if (card.kind !== 'none') parts.push(t(`kind-${card.kind}`))
    if (card.text) parts.push(spoken(card.text))
    return parts.join('. ').replaceAll('..', '.')
  }

  /** A click on a card: done at once where only one thing can be meant, else the card is opened. */
  press(card: number, near: Element): void {
    // The finger that has held the card up is lifted.
    if (this.#held) {
      this.#held = false
      return
    }
    const only = this.direct(this.of(card))
    this.peek = null
    if (this.takesBack(card)) this.undo()
    else if (only) this.act(only.action)
    else this.open = { card, near: near.getBoundingClientRect() }
  }

  /** The pointer or the focus is on a card: it is shown large after a moment. */
  hover(card: number, near: Element): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.open && !this.pile) this.peek = { card, near: near.getBoundingClientRect() }
    }, PEEK_AFTER)
  }

  /** A finger rests on a card: it is held up to be read, whatever a tap would do. */
  hold(card: number, near: Element): void {
    clearTimeout(this.#timer)
    this.#held = false
    this.#timer = setTimeout(() => {
      this.#held = true
      this.open = { card, near: near.getBoundingClientRect() }
    }, HOLD)
  }

  #held = false

  /** What a pointer, a finger and keys do with a card, wherever it lies. */
  handling(card: number): HTMLButtonAttributes {
    const leave = (): void => this.leave()
    return {
      onclick: ({ currentTarget }) => this.press(card, currentTarget),
      onpointerenter: ({ pointerType, currentTarget }) => pointerType === 'mouse' && this.hover(card, currentTarget),
      onpointerdown: ({ pointerType, currentTarget }) => pointerType !== 'mouse' && this.hold(card, currentTarget),
      onfocus: ({ currentTarget }) => usesKeys() && this.hover(card, currentTarget),
      ...{ onpointerup: leave, onpointercancel: leave, onpointerleave: leave, onblur: leave },
    }
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.peek = null
  }

  #timer: ReturnType<typeof setTimeout> | undefined

  close(): void {
    clearTimeout(this.#timer)
    this.open = null
    this.peek = null
    this.pile = null
  }
}

/** What a sign or a place on the table means, as the legend says it, without its marks. */
export const meaning = (sign: SignName): string => t(`icon-rm-${sign}`).replaceAll('**', '')

/** How much smaller a text is written so that its longest word is not broken; no smaller than three fifths. */
export function fit(text: string, letters: number): number {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length))
  return Math.max(0.62, Math.min(1, letters / longest))
}

/** Money and items as words for a sentence. */
export function icons(price: { money: number; items: readonly string[] }): string[] {
  const money = price.money ? [t('money', { money: price.money })] : []
  return [...money, ...price.items.map((item) => t(`item-${item}`))]
}

const thrust = (points: number): string[] => (points ? [t('points', { points })] : [])

/** A text that a pack of somebody's own may lack. */
export function spoken(said: Said | { id: string; args: Record<string, unknown> }): string {
  const text = say(said)
  return text === said.id ? '' : text
}

const KEY = Symbol('desk')
export const shareDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext(KEY)
