/**
 * What makes things move when another picture is drawn: whatever is on both pictures glides, what appears comes from
 * its place, what vanishes goes to its place.
 *
 * All boxes are read at once before the picture changes, and once more after it. Then the browser moves things by
 * itself: nothing is measured or laid out on the way. Things that change their place travel as copies above the page,
 * because lists and zones cut off what leaves them.
 */

import './motion.css'
import { beside, copyOf, Flier, ghost, ground, middle, type Drawing } from './flier'
import type { Change, Mover, Travel } from './script'

/** Milliseconds at normal speed for the shortest and the longest way. */
const SHORT = 160
const LONG = 300
/** Milliseconds between two that leave together, and how many wait for each other. */
const APART = 45
const MOST_APART = 4
/** Pixels: what moves less stays where it is. */
const STILL = 2
/** So much larger was it that its look of before flies. */
const LARGER = 2
/** Milliseconds for which a name, and what was added to a figure, stand. */
const TOLD = 1100
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)'

/** ``size`` is how large it is drawn, also while it is somewhere else. */
type Spot = { element: HTMLElement; box: DOMRect; size: DOMRect; zoom: number }
type Drawn = {
  things: Map<string, Spot>
  places: Map<string, Spot>
  counts: Map<string, Spot & { value: number }>
  zoom: number
}
/** What was kept of the picture before: copies of what may vanish, and what that lay in. */
type Leaving = {
  leaving: Map<string, HTMLElement>
  around: Map<HTMLElement, HTMLElement[]>
  whose: (way: Travel | undefined) => Who | null
  times: number
}
/** Whose deed it is that is shown. */
export type Who = { name: string; colour: string }

const SEEN = '[data-thing], [data-place], [data-count]'

const zoomOf = (element: HTMLElement): number => element.currentCSSZoom ?? 1

/** Everything that has a name, where it is now; of two with the same name the first that can be seen. */
function read(): Drawn {
  const drawn: Drawn = { things: new Map(), places: new Map(), counts: new Map(), zoom: zoomOf(ground()) }
  for (const element of document.querySelectorAll<HTMLElement>(SEEN)) {
    const box = element.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const { thing, place, count, value } = element.dataset
    const spot = { element, box, size: box, zoom: zoomOf(element) }
    if (thing && !drawn.things.has(thing)) drawn.things.set(thing, spot)
    if (place && !drawn.places.has(place)) drawn.places.set(place, spot)
    if (count && !drawn.counts.has(count)) {
      drawn.counts.set(count, { ...spot, value: Number(value ?? element.textContent) })
    }
  }
  return drawn
}

const inSight = (box: DOMRect): boolean =>
  box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight

export class Motion implements Mover {
  /** What is on its way, by its name. */
  readonly #flying = new Map<string, Flier>()
  /** What is told just now: whose deed it is, and by how much a figure has changed. The next word takes its place. */
  readonly #told = new Map<string, HTMLElement>()
  readonly #who: (seat: number) => Who | null

  /** ``who`` names those whose deeds are told; null for one's own. */
  constructor(who: (seat: number) => Who | null = () => null) {
    this.#who = who
  }

  before({ travels, scene }: Change): (times: number) => void {
    const was = read()
    // What is on its way starts from where it is now.
    for (const [thing, flier] of this.#flying) {
      const box = flier.box()
      const found = was.things.get(thing)
      if (found) was.things.set(thing, { ...found, box })
    }
    const leaving = new Map<string, HTMLElement>()
    for (const { thing, to } of travels) {
      const spot = was.things.get(thing)
      if (to && spot) leaving.set(thing, copyOf(spot.element))
    }
    const around = ancestors([...leaving.keys()].map((thing) => was.things.get(thing)!.element))
    const whose = (way: Travel | undefined): Who | null => {
      const seat = scene && (way?.seat ?? scene.seat)
      return seat === null ? null : this.#who(seat)
    }
    return (times) => this.#move(was, travels, { leaving, around, whose, times })
  }

  #move(was: Drawn, travels: readonly Travel[], { leaving, around, whose, times }: Leaving): void {
    const now = read()
    const ways = new Map(travels.map((one) => [one.thing, one]))
    const place = (name: string | undefined): DOMRect | undefined => {
      if (!name) return undefined
      return (now.places.get(name) ?? now.things.get(name) ?? was.places.get(name) ?? was.things.get(name))?.box
    }
    /** The look that something had, in what it lay in. */
    const leaves = (thing: string, { element, size, zoom }: Spot): Drawing | null => {
      const content = leaving.get(thing)
      const parent = around.get(element)?.find((one) => one.isConnected)
      return content && parent ? { parent, content, box: size, zoom } : null
    }
    let order = 0
    const after = (): number => APART * Math.min(order++, MOST_APART) * times
    let told: { box: DOMRect; who: Who | null } | undefined

    for (const [thing, spot] of now.things) {
      const before = was.things.get(thing)
      const from = before?.box ?? place(ways.get(thing)?.from)
      if (!from || (!inSight(from) && !inSight(spot.box))) continue
      if (before && near(from, spot.box)) continue
      this.#flying.get(thing)?.end()
      if (before?.element === spot.element) slide(spot, from, times)
      else {
        const { element, box, zoom } = spot
        const who = whose(ways.get(thing))
        if (ways.has(thing)) told ??= { box, who }
        // A card that becomes a chip flies as a card: what is drawn small would be blown up at first.
        const was = before && LARGER * space(box) < space(before.size) ? leaves(thing, before) : null
        const flier = new Flier(was ?? { parent: element.parentElement!, content: copyOf(element), box, zoom }, who)
        this.#fly(thing, flier, [from, box], { times, wait: after(), grows: !before })
        flier.stands(element)
      }
    }
    for (const [thing, way] of ways) {
      const { from, to, look } = way
      if (now.things.has(thing)) continue
      const end = place(to)
      const spot = was.things.get(thing)
      const start = spot?.box ?? (look ? place(from) : undefined)
      if (!start || !end || (!inSight(start) && !inSight(end))) continue
      const who = whose(way)
      const left = spot && leaves(thing, spot)
      const flier = left ? new Flier(left, who) : look ? ghost(look, start, now.zoom, who) : null
      if (!flier) continue
      told ??= { box: end, who }
      this.#fly(thing, flier, [start, end], { times, wait: after(), shrinks: left != null })
    }
    for (const [count, { element, box, value }] of now.counts) {
      const before = was.counts.get(count)
      if (before && before.value !== value && inSight(box)) {
        this.#tell(count, added({ element, box, zoom: now.zoom }, value - before.value, times))
      }
    }
    if (told?.who && inSight(told.box)) this.#tell('', tag(told.who, told.box, now.zoom, times))
  }

  #tell(name: string, words: HTMLElement): void {
    this.#told.get(name)?.remove()
    this.#told.set(name, words)
  }

  #fly(
    thing: string,
    flier: Flier,
    [from, to]: [DOMRect, DOMRect],
    {
      times,
      wait,
      grows = false,
      shrinks = false,
    }: { times: number; wait: number; grows?: boolean; shrinks?: boolean },
  ): void {
    this.#flying.get(thing)?.end()
    this.#flying.set(thing, flier)
    flier.name(thing)
    const timing = { duration: lasts(from, to) * times, delay: wait, easing: EASE, fill: 'both' as const }
    flier.fly(from, to, timing, { grows, shrinks }, () => {
      if (this.#flying.get(thing) === flier) this.#flying.delete(thing)
    })
  }

  /** Nothing moves any more. */
  stop(): void {
    for (const flier of [...this.#flying.values()]) flier.end()
    this.#flying.clear()
  }
}

const space = ({ width, height }: DOMRect): number => width * height

const near = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.left - to.left) + Math.abs(from.top - to.top) + Math.abs(from.width - to.width) / 4 < STILL

/** The longer the way, the longer it takes. */
export function lasts(from: DOMRect, to: DOMRect): number {
  const [one, two] = [middle(from), middle(to)]
  return Math.min(LONG, SHORT + Math.hypot(one.x - two.x, one.y - two.y) / 4)
}

function ancestors(elements: HTMLElement[]): Map<HTMLElement, HTMLElement[]> {
  return new Map(
    elements.map((element) => {
      const found: HTMLElement[] = []
      for (let one = element.parentElement; one; one = one.parentElement) found.push(one)
      return [element, found]
    }),
  )
}

/** In its own list: no copy is needed. */
function slide({ element, box: to, zoom }: Pick<Spot, 'element' | 'box' | 'zoom'>, from: DOMRect, times: number): void {
  const [one, two] = [middle(from), middle(to)]
  const start = `${(one.x - two.x) / zoom}px ${(one.y - two.y) / zoom}px`
  element.animate([{ translate: start }, { translate: '0 0' }], { duration: lasts(from, to) * times, easing: EASE })
}

/** What was added to a figure rises from it. */
function added(
  { element, box, zoom }: Pick<Spot, 'element' | 'box' | 'zoom'>,
  more: number,
  times: number,
): HTMLElement {
  element.animate([{ scale: '1.35' }, { scale: '1' }], { duration: LONG * times, easing: EASE })
  const words = `${more > 0 ? '+' : '−'}${Math.abs(more)}`
  return beside(words, box, zoom, more > 0 ? 'flier-more' : 'flier-less', TOLD * times)
}

function tag({ name, colour }: Who, box: DOMRect, zoom: number, times: number): HTMLElement {
  const label = beside(name, box, zoom, 'flier-who', TOLD * times)
  label.style.setProperty('--who', colour)
  return label
}
