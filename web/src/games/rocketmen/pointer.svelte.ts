/** What a pointer, a finger and keys do with a card: look at it, choose it, or carry it to where it shall go. */

import type { HTMLButtonAttributes } from 'svelte/elements'
import type { OptionInfo } from '../../lib/types'
import { usesKeys } from '../../table/keys'
import type { Desk } from './desk.svelte'

/** Milliseconds on a card before it is shown large: for a pointer, and for a finger. */
const PEEK_AFTER = 380
const HOLD = 450
/** Pixels after which a card that is held is carried. */
const CARRY = 8

/** Where a card can be carried. */
export type Drop = 'plan' | 'pad' | 'hand' | 'area' | 'dock'
/** A card that is carried, and over which place it is. */
export type Carried = { card: number; x: number; y: number; over: Drop | null }

export class Pointer {
  readonly #desk: Desk
  carried: Carried | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** A finger has held the card up, or it was carried: the click that follows means nothing. */
  #done = false
  #from: { card: number; x: number; y: number; id: number } | null = null

  constructor(desk: Desk) {
    this.#desk = desk
  }

  handling(card: number): HTMLButtonAttributes {
    const leave = (): void => this.leave()
    return {
      onclick: ({ currentTarget }) => this.#click(card, currentTarget),
      onpointerenter: ({ pointerType, currentTarget }) => pointerType === 'mouse' && this.#hover(card, currentTarget),
      onpointerdown: (event) => this.#down(card, event),
      onfocus: ({ currentTarget }) => usesKeys() && this.#hover(card, currentTarget),
      ondragstart: (event) => event.preventDefault(),
      ...{ onpointerup: leave, onpointercancel: leave, onpointerleave: leave, onblur: leave },
    }
  }

  /** What dropping a card there does. */
  drop(card: number, place: Drop | null): OptionInfo | undefined {
    const options = this.#desk.of(card)
    if (place === 'plan' || place === 'pad') return options.find((one) => one.targets.place === place)
    if (place === 'hand') return options.find((one) => one.verb === 'buy')
    if (place === 'area')
      return options.find((one) => one.verb === 'play') ?? options.find((one) => one.verb === 'discard')
    return place === 'dock' ? (this.#desk.direct(options) ?? undefined) : undefined
  }

  /** Whether the card that is carried can go there. */
  takes(place: Drop): boolean {
    return this.carried !== null && this.drop(this.carried.card, place) !== undefined
  }

  leave(): void {
    this.rest()
    this.#desk.peek = null
  }

  rest(): void {
    clearTimeout(this.#timer)
  }

  #click(card: number, near: Element): void {
    if (!this.#done) this.#desk.press(card, near)
    this.#done = false
  }

  /** The pointer or the focus is on a card: it is shown large after a moment. */
  #hover(card: number, near: Element): void {
    this.rest()
    this.#timer = setTimeout(() => {
      const { open, pile } = this.#desk
      if (!open && !pile && !this.carried) this.#desk.peek = { card, near: near.getBoundingClientRect() }
    }, PEEK_AFTER)
  }

  #down(card: number, event: PointerEvent & { currentTarget: Element }): void {
    const { pointerType, currentTarget, clientX, clientY, pointerId, button } = event
    this.#done = false
    this.rest()
    if (button !== 0) return
    this.#from = { card, x: clientX, y: clientY, id: pointerId }
    const gone = new AbortController()
    const end = (): void => {
      gone.abort()
      this.rest()
      this.#from = null
    }
    addEventListener('pointermove', (move) => this.#move(move), gone)
    addEventListener('pointerup', (up) => (this.#release(up), end()), gone)
    addEventListener('pointercancel', () => ((this.carried = null), end()), gone)
    addEventListener('keydown', ({ key }) => key === 'Escape' && ((this.carried = null), end()), gone)
    if (pointerType === 'mouse') return
    // A finger rests on a card: it is held up to be read, whatever a tap would do.
    this.#timer = setTimeout(() => {
      if (this.carried) return
      this.#done = true
      this.#desk.open = { card, near: currentTarget.getBoundingClientRect() }
      end()
    }, HOLD)
  }

  #move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    const from = this.#from
    if (!from || from.id !== pointerId) return
    if (!this.carried && Math.hypot(x - from.x, y - from.y) < CARRY) return
    this.leave()
    if (!this.#desk.of(from.card).length) return
    this.carried = { card: from.card, x, y, over: placeAt(x, y) }
  }

  #release({ clientX, clientY }: PointerEvent): void {
    const { carried } = this
    if (!carried) return
    this.carried = null
    this.#done = true
    // Where no click follows, the next one counts.
    setTimeout(() => (this.#done = false))
    const option = this.drop(carried.card, placeAt(clientX, clientY))
    if (option) this.#desk.act(option.action)
  }
}

function placeAt(x: number, y: number): Drop | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  return (place?.dataset.drop as Drop | undefined) ?? null
}
