/**
 * What all parts of this board share, beside what every board does: which option belongs to what.
 *
 * An option is tied to the thing that its targets name; what cannot be tied stays in the dock.
 */

import type { HTMLButtonAttributes } from 'svelte/elements'
import { Desk as Base, textOf, useDesk as use } from '../../board/desk.svelte'
import type { OptionInfo } from '../../lib/types'
import { say, t } from '../../lib/words.svelte'
import type { CardFace, Faces, LocationFace } from './faces'
import { usesKeys } from '../../table/keys'
import { Pointer } from './pointer.svelte'
import { icons, spoken, thrust } from './text'
import type { Figures, PlayerFigures, PlayerView, View } from './view'

/** Verbs that are done with the card that they name. */
const OF_A_CARD = new Set([
  ...['buy', 'pay', 'place', 'place-free', 'discard', 'play', 'choose', 'store', 'refresh', 'remove', 'use', 'copy'],
])
/** Of these the dock offers what decides a step, though a card shows it too. */
const IN_THE_DOCK = new Set(['choose', 'use', 'copy'])
/** Verbs that ask before they are done, even where a card has no other. */
const ASK_FIRST = new Set(['discard', 'discard-mission', 'remove', 'store'])
/** Verbs that open a choice: it is tried, with the best payment proposed, and nothing is done before it is confirmed. */
const TRIED = new Set(['buy', 'place', 'refresh'])

export type Place = `card:${number}` | `token:${string}` | `location:${number}` | 'hq' | 'store'
/** Something that is looked at closely: a card, and what it stands near. */
export type Look = { card: number; near: DOMRect }
/** A pile whose cards are looked at one by one. */
export type Pile = { title: string; about: string; cards: readonly number[] }

export class Desk extends Base<View, Figures, Faces> {
  /** The card under the pointer, the card whose options are open, the pile that is open. */
  peek: Look | null = $state.raw(null)
  open: Look | null = $state.raw(null)
  pile: Pile | null = $state.raw(null)
  /** Finds a card's drawing, as soon as the drawings are here. */
  drawing: (card: Pick<CardFace, 'key' | 'deck' | 'type'>) => string | undefined = $state.raw(() => undefined)

  readonly own = $derived.by((): PlayerView | null => (this.me === null ? null : (this.view.players[this.me] ?? null)))
  /** Whose numbers are shown: the own, or for an onlooker those of whoever is on turn. */
  readonly shown = $derived.by(() => this.me ?? this.view.seat)
  readonly #ids = $derived.by(() => new Map(this.faces.cards.map((card, id) => [card.key, id])))

  /** The options by what they are about. */
  readonly #tied = $derived.by(() => {
    const tied = new Map<Place, OptionInfo[]>()
    const tie = (place: Place, option: OptionInfo) => tied.set(place, [...(tied.get(place) ?? []), option])
    for (const option of this.options) for (const place of this.#places(option)) tie(place, option)
    return tied
  })

  #places({ verb, targets }: OptionInfo): Place[] {
    if (OF_A_CARD.has(verb)) {
      const ids = [targets.card, targets.target].map((key) => this.#ids.get(key ?? ''))
      return ids.flatMap((id): Place[] => (id === undefined ? [] : [`card:${id}`]))
    }
    if (verb === 'pay-token') return [`token:${targets.token}`]
    if (verb === 'draw-pending') return ['hq']
    if (verb === 'take-stored') return ['store']
    const plan = this.own?.plan ?? null
    if (plan === null) return []
    if (verb === 'discard-mission') return [`card:${plan}`]
    if (verb !== 'launch') return []
    const { type } = this.card(plan)
    const at = this.faces.locations.findIndex((one) => one.destination === targets.destination && one.type === type)
    return at < 0 ? [] : [`location:${at}`]
  }

  /** What can be done with this. */
  at(place: Place): OptionInfo[] {
    return this.#tied.get(place) ?? []
  }

  of(card: number): OptionInfo[] {
    return this.at(`card:${card}`)
  }

  /** What the dock must offer: whatever no card or place on the table shows, and what decides a step. */
  readonly loose = $derived.by(() =>
    this.options.filter(({ verb }) => {
      if (verb === 'pay-token') return false
      if (verb === 'discard-mission') return this.options.length < 4
      return !OF_A_CARD.has(verb) || IN_THE_DOCK.has(verb)
    }),
  )

  override drafts({ verb }: OptionInfo): boolean {
    return TRIED.has(verb)
  }

  /** What the open choice began with, and what can be done with that card instead. */
  readonly instead = $derived.by((): OptionInfo[] => {
    const [first] = this.draft.opened
    const begun = this.settled.options.find((one) => one.action === first)
    if (!begun || this.draft.opened.length > 1) return []
    return this.settled.options.filter((one) => one !== begun && one.targets.card === begun.targets.card)
  })

  /** Hand cards that can be discarded, if there are several. */
  readonly discards = $derived.by((): OptionInfo[] => {
    const hand = new Set(this.own?.hand?.map((card) => this.card(card).key))
    const found = this.options.filter((one) => one.verb === 'discard' && hand.has(one.targets.card ?? ''))
    return found.length > 1 ? found : []
  })

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
    const { several } = this
    const chosen = several?.all.filter((one) => several.chosen.includes(one.action)) ?? []
    const ids = chosen.map((one) => this.#ids.get(one.targets.card ?? '') ?? -1)
    lay(ids, t('web-rm-laid-discard'))
    return laid
  })

  laid(number: number): string {
    return this.#laid.get(number)?.[0] ?? ''
  }

  /** Whether a click on a card that is laid out takes just that back. */
  takesBack(card: number): boolean {
    if (this.draft.now || this.several) return this.laid(card) !== ''
    if (!this.laid(card) || this.of(card).length) return false
    const { key } = this.card(card)
    const places = ['plan', 'pad'].map((place) => textOf('place', [key, place]))
    return [...places, ...[...OF_A_CARD].map((verb) => textOf(verb, [key]))].includes(this.latest)
  }

  /** How many tokens of a kind are in the open payment. */
  laidTokens(number: number): number {
    return this.#laid.get(number)?.length ?? 0
  }

  /** The option that a click on a card does at once; null where it had better ask. */
  direct(options: OptionInfo[]): OptionInfo | null {
    const { several } = this
    if (several) return options.find((one) => one.verb === several.verb) ?? null
    const tried = this.#tries(options)
    if (tried) return tried
    const [only, ...others] = options
    return only && !others.length && !only.final && !ASK_FIRST.has(only.verb) ? only : null
  }

  /** What is tried by a click: nothing is done by that, and all else can be chosen instead. */
  #tries(options: OptionInfo[]): OptionInfo | null {
    const placing = this.view.agenda.at(-1)?.type === 'Placing'
    const pays = options.find((one) => this.draft.source(one.action))
    if (pays && (!placing || (this.draft.source(pays.action)?.chosen ?? 0) > 0)) return pays
    const planned = options.find((one) => one.verb === 'place' && one.targets.place === 'plan')
    const plan = this.own?.plan === null && !placing ? planned : undefined
    const pad = options.find((one) => one.verb === 'place' && one.targets.place === 'pad')
    return plan ?? pad ?? planned ?? options.find((one) => TRIED.has(one.verb)) ?? pays ?? null
  }

  /** The points that a mission earns there just now, the token for the first one with it. */
  reward(mission: number, destination: string): number {
    const { type } = this.card(mission)
    const { locations, first_token_vp } = this.faces
    const at = locations.findIndex((one) => one.destination === destination && one.type === type)
    const vp = locations[at]?.vp ?? []
    const { moon_token, mars_token, arrivals } = this.view
    const holder = { moon: moon_token, mars: mars_token }[destination]
    return (vp[Math.min(arrivals[at]?.length ?? 0, vp.length - 1)] ?? 0) + (holder === null ? (first_token_vp ?? 0) : 0)
  }

  /** Discard the whole Hand and end the turn. */
  discardRest(): void {
    const end = this.options.find((one) => one.verb === 'end-turn')
    const all = this.discards.map((one) => one.action)
    this.cancel()
    if (end) this.actAll(...all, end.action)
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

  override name(seat: number): string {
    return seat === this.faces.ai_seat ? t('web-rm-ai') : super.name(seat)
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

  /** Whether somebody is on turn, or has begun the game; while it is set up, nobody. */
  onTurn(seat: number): boolean {
    return this.view.seat === seat && this.view.round > 0 && !this.view.over
  }

  began(seat: number): boolean {
    return this.view.first === seat && this.view.round > 0
  }

  /** What the server has added up for a seat. */
  sums(seat: number): PlayerFigures {
    const found = this.figures.players[seat]
    if (!found) throw new Error(`nobody on seat ${seat}`)
    return found
  }

  /** The rule of a card: copies have a number behind their key, Missions their colour in front. */
  ruleOfCard({ deck, key }: CardFace): string | null {
    if (deck === 'success' || deck === 'solitaire') return this.ruleOf(deck)
    return this.ruleOf((deck === 'mission' ? key.replace(/^[a-z]+-/, '') : key).replace(/(-\d+)+$/, ''))
  }

  /** What somebody may wonder about a card: an action that is no option now, and in a word what it would be. */
  wishes(card: number): [string, string][] {
    if (!this.reasons.open) return []
    const face = this.card(card)
    const can = new Set(this.of(card).map((option) => option.action))
    const wanted: [string, string][] = []
    const offered = [...this.view.display, ...this.view.engines.map((pile) => pile.at(-1))]
    if (offered.includes(card)) wanted.push([textOf('buy', [face.key]), 'buy'])
    if (this.own?.hand?.includes(card)) {
      if (face.deck === 'mission') wanted.push([textOf('place', [face.key, 'plan']), 'plan'])
      wanted.push([textOf('place', [face.key, 'pad']), 'pad'])
      if (face.kind === 'discard' || face.kind === 'one-use') wanted.push([textOf('play', [face.key]), 'play'])
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
    const only = this.direct(this.of(card))
    const { key } = this.card(card)
    const begins = this.settled.options.filter((one) => one.targets.card === key).map((one) => one.action)
    const begun = this.draft.opened.find((action) => begins.includes(action))
    this.peek = null
    // The key for the next step is meant for that, and not for the card that was clicked.
    if (!usesKeys()) (document.activeElement as HTMLElement | null)?.blur()
    if (begun) this.draft.drop(begun)
    else if (this.takesBack(card) && !only) this.undo()
    else if (only) this.act(only.action)
    else this.open = { card, near: near.getBoundingClientRect() }
  }

  /** What a pointer, a finger and keys do with cards. */
  readonly pointer = new Pointer(this)

  handling(card: number): HTMLButtonAttributes {
    return this.pointer.handling(card)
  }

  override close(): void {
    super.close()
    this.pointer.rest()
    this.open = null
    this.peek = null
    this.pile = null
  }
}

export const useDesk = (): Desk => use<Desk>()
