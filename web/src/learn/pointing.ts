/** Points at one thing on the page: it gets ``data-pointed``, and nothing is laid over it. */

import './pointing.css'

/** How often the page is looked at again: boards draw themselves anew as they like. */
const EVERY = 250
/** For so many looks a thing is kept in sight: lists draw and scroll themselves anew. Then they are the person's own. */
const KEPT = 4

export class Pointer {
  /** Where to look, in this order; the first that is on the page counts. */
  #wanted: readonly string[] = []
  #thing: HTMLElement | null = null
  #looks = 0
  #clock: ReturnType<typeof setInterval> | undefined

  point(selectors: readonly string[]): void {
    if (selectors.join() === this.#wanted.join()) return
    this.#wanted = selectors
    clearInterval(this.#clock)
    this.#clock = selectors.length ? setInterval(() => this.#look(), EVERY) : undefined
    this.#look()
  }

  close(): void {
    this.point([])
  }

  #look(): void {
    const thing = this.#find()
    if (thing !== this.#thing) this.#thing?.removeAttribute('data-pointed')
    this.#looks = thing === this.#thing ? this.#looks + 1 : 0
    this.#thing = thing
    if (!thing) return
    if (!thing.hasAttribute('data-pointed')) thing.setAttribute('data-pointed', '')
    // It lies on the page that is shown; a list in it is scrolled.
    if (this.#looks <= KEPT) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  #find(): HTMLElement | null {
    const top = document.querySelector('dialog[open]')
    for (const selector of this.#wanted) {
      const found = [...(top ?? document).querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility(),
      )
      const near = found.find((one) => inSight(one)) ?? found[0]
      if (near) return inSight(near) ? near : (pageOf(near) ?? near)
    }
    return null
  }
}

/** Whether it lies on the page of the board that is shown, if the board has pages. */
function inSight(thing: HTMLElement): boolean {
  const page = thing.closest('[data-page]')
  if (!page) return true
  const { left, right } = page.getBoundingClientRect()
  return right > 1 && left < innerWidth - 1
}

/** The button that turns to the page where something lies. */
function pageOf(thing: HTMLElement): HTMLElement | null {
  const page = thing.closest<HTMLElement>('[data-page]')?.dataset.page
  return page ? document.querySelector<HTMLElement>(`[data-to="${CSS.escape(page)}"]`) : null
}

/** Where an action can be done: on the thing itself, or behind it. */
export function placesOf(action: string): string[] {
  const text = CSS.escape(action)
  return [`[data-action="${text}"]`, `[data-offers*="|${text}|"]`]
}
