/**
 * What all parts of this board share, beside what every board does: which option belongs to what.
 *
 * An option is tied to the thing that its targets name; what cannot be tied stays in the dock.
 */

import type { HTMLButtonAttributes } from 'svelte/elements'
import { Desk as Base, textOf, useDesk as use } from '../../board/desk.svelte'
import type { OptionInfo, Said } from '../../lib/types'
import { say, t } from '../../lib/words.svelte'
import { usesKeys } from '../../table/keys'
import type { CardFace, Faces, LocationFace } from './faces'
import type { IconName } from './icons'
import type { Figures, PlayerFigures, PlayerView, View } from './view'

/** Verbs that are done with the card that they name. */
const OF_A_CARD = new Set([
  ...['buy', 'pay', 'place', 'place-free', 'discard', 'play', 'choose', 'store', 'refresh', 'remove', 'use', 'copy'],
])
/** Of these the dock offers what decides a step, though a card shows it too. */
const IN_THE_DOCK = new Set(['choose', 'use', 'copy'])
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

export class Desk extends Base<View, Figures, Faces> {
  /** The card under the pointer, the card whose options are open, the pile that is open. */
  peek: Look | null = $state.raw(null)
  open: Look | null = $state.raw(null)
  pile: Pile | null = $state.raw(null)
  /** Finds a card's drawing, as soon as the drawings are here. */
  drawing: (card: CardFace) => string | undefined = $state.raw(() => undefined)

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

  /** Whether a click on a card that is laid out takes just that back. */
  takesBack(card: number): boolean {
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
    const [only, ...others] = options
    return only && !others.length && !only.final && !ASK_FIRST.has(only.verb) ? only : null
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

  // --- pointers, fingers, keys ---

  #timer: ReturnType<typeof setTimeout> | undefined
  #held = false

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

  override close(): void {
    super.close()
    clearTimeout(this.#timer)
    this.open = null
    this.peek = null
    this.pile = null
  }
}

export const useDesk = (): Desk => use<Desk>()

/** What an icon or a place on the table means, as the legend says it, without its marks. */
export const meaning = (icon: IconName): string => t(`icon-rm-${icon}`).replaceAll('**', '')

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
