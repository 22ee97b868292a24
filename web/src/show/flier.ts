/** What flies above the page: a copy of a thing, a card's back, a coin, a name. It takes no clicks and says nothing. */

import type { Look } from './script'

type Box = { left: number; top: number; width: number; height: number }
/** What flies, the element whose styles it needs, and how large it is drawn. */
export type Drawing = { parent: HTMLElement; content: HTMLElement; box: Box; zoom: number }
/** How small something is at the place that it comes from or goes to. */
const SMALL = 0.35
/** Names by which tests, hints and motion find things: a copy has none of them. */
const NAMES = [
  'id',
  'title',
  ...['thing', 'place', 'count', 'card', 'action', 'offers', 'new'].map((one) => `data-${one}`),
]

export const middle = (box: Box): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
})

/** A copy that looks like the thing and is nothing else. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of NAMES) one.removeAttribute(name)
  }
  return copy
}

/** Above everything: shown as a popover, it is cut off by nothing and still looks as in its parent. */
function above(parent: HTMLElement, name: string): HTMLElement {
  const layer = document.createElement('div')
  layer.className = `flier ${name}`
  layer.setAttribute('aria-hidden', 'true')
  layer.inert = true
  layer.popover = 'manual'
  parent.append(layer)
  layer.showPopover?.()
  return layer
}

export class Flier {
  readonly #layer: HTMLElement
  readonly #zoom: number
  readonly #size: Box
  /** It is as large everywhere: what stands for something has no size of its own in a place. */
  readonly #same: boolean
  #running: Animation[] = []
  #ended: () => void = () => {}

  /**
   * ``box`` has the size that the copy is drawn in, ``zoom`` is that of the parent: it is not asked for here, because
   * the browser would have to work out all styles anew for every single copy.
   */
  constructor({ parent, content, box, zoom }: Drawing, who: { colour: string } | null, same = false) {
    this.#same = same
    this.#layer = above(parent, '')
    this.#zoom = zoom
    this.#size = box
    this.#layer.style.width = `${box.width / this.#zoom}px`
    this.#layer.style.height = `${box.height / this.#zoom}px`
    this.#layer.append(content)
    if (who) this.#layer.style.setProperty('--who', who.colour)
    this.#layer.classList.toggle('flier-other', who !== null)
  }

  /** What is on its way. */
  name(thing: string): void {
    this.#layer.dataset.flies = thing
  }

  box(): DOMRect {
    return this.#layer.getBoundingClientRect()
  }

  /** The thing itself is unseen as long as its copy is on the way; it can be clicked all the same. */
  stands(element: HTMLElement): void {
    const [flight] = this.#running
    const { delay = 0, duration = 0 } = flight?.effect?.getTiming() ?? {}
    const unseen = element.animate([{ opacity: 0 }, { opacity: 0 }], Number(delay) + Number(duration))
    this.#running.push(unseen)
  }

  fly(
    from: Box,
    to: Box,
    timing: KeyframeAnimationOptions,
    { grows, shrinks }: { grows: boolean; shrinks: boolean },
    done: () => void,
  ): void {
    this.#ended = done
    const frames = [this.#at(from, grows), this.#at(to, shrinks)]
    const flight = this.#layer.animate(frames, timing)
    this.#running = [flight]
    flight.onfinish = () => this.end()
  }

  /** Around the middle of a box; in one that is not as large as the thing it is small. */
  #at(box: Box, small: boolean): Keyframe {
    const { width, height } = this.#size
    const { x, y } = middle(box)
    const size = this.#same ? 1 : small ? SMALL : Math.sqrt((box.width / width) * (box.height / height))
    const left = (x - (width * size) / 2) / this.#zoom
    const top = (y - (height * size) / 2) / this.#zoom
    return { transform: `translate(${left}px, ${top}px) scale(${size})`, opacity: small ? 0.25 : 1 }
  }

  end(): void {
    for (const one of this.#running) one.cancel()
    this.#running = []
    this.#layer.remove()
    this.#ended()
  }
}

/** Where a thing without a name of its own is drawn: on the board, whose colours it has. */
export const ground = (): HTMLElement => document.querySelector<HTMLElement>('[data-board]') ?? document.body

/** Pixels: how large it is that nobody may look at, or that has no drawing. */
const SIZES: Record<Look, [number, number]> = { back: [34, 48], coin: [22, 22], point: [22, 22], cube: [22, 22] }

/** Something that is on no picture: a card that somebody draws, a coin that is paid. */
export function ghost(look: Look, start: Box, zoom: number, who: { colour: string } | null): Flier {
  const [width, height] = SIZES[look]
  const { x, y } = middle(start)
  const content = document.createElement('span')
  content.className = `flier-${look}`
  const box = { left: x - width / 2, top: y - height / 2, width, height }
  return new Flier({ parent: ground(), content, box, zoom }, who, true)
}

/** Words that rise from a box and are gone. */
export function beside(words: string, box: Box, zoom: number, name: string, lasts: number): HTMLElement {
  const layer = above(ground(), name)
  layer.textContent = words
  const { x } = middle(box)
  const at = (up: number): string =>
    `translate(calc(${Math.max(30, Math.min(innerWidth - 30, x)) / zoom}px - 50%), calc(${Math.max(24, box.top) / zoom}px - ${up}%))`
  const frames = [
    { transform: at(40), opacity: 0 },
    { transform: at(80), opacity: 1, offset: 0.15 },
    { transform: at(80), opacity: 1, offset: 0.75 },
    { transform: at(120), opacity: 0 },
  ]
  const rise = layer.animate(frames, { duration: lasts, fill: 'both' })
  rise.onfinish = () => layer.remove()
  return layer
}
