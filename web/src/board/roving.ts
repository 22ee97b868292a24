/** Arrows lead from thing to thing on a board, by where they lie. */

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
type Box = { left: number; top: number; width: number; height: number }

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key)

/** What lies across the way counts more than what lies along it. */
const ACROSS = 2.5

/** Which of the boxes comes next in a direction, by its number; -1 if there is none. */
export function nextIn(arrow: Arrow, from: Box, boxes: readonly Box[]): number {
  const upright = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  const sign = arrow === 'ArrowUp' || arrow === 'ArrowLeft' ? -1 : 1
  let [best, found] = [Infinity, -1]
  boxes.forEach((box, at) => {
    const x = box.left + box.width / 2 - (from.left + from.width / 2)
    const y = box.top + box.height / 2 - (from.top + from.height / 2)
    const [along, across] = upright ? [y * sign, x] : [x * sign, y]
    // Side by side in one row is not above or below.
    if (along < (upright ? Math.min(box.height, from.height) : Math.min(box.width, from.width)) / 3) return
    const far = along + ACROSS * Math.abs(across)
    if (far < best) [best, found] = [far, at]
  })
  return found
}

const isShown = (element: HTMLElement): boolean => {
  const box = element.getBoundingClientRect()
  return box.width > 0 && box.height > 0 && box.right > 0 && box.left < innerWidth
}

const THINGS = 'button:not(:disabled), [tabindex="0"], summary'
const OTHERS = '.log, [inert], [popover], dialog'

/** Everything on the board that can be chosen by keys, as it is read. */
const things = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-board]')].flatMap((board) =>
    [...board.querySelectorAll<HTMLElement>(THINGS)].filter((one) => !one.closest(OTHERS) && isShown(one)),
  )

/** The things that something can be done with, on the board itself. */
const doable = (): HTMLElement[] =>
  things().filter((one) => one.matches('[data-action], [data-offers]') && !one.closest('[data-keys]'))

/** Where an arrow, Home or End leads; null if nowhere. Whoever comes from elsewhere begins with what can be done. */
export function whereTo(key: string, from: Element | null): HTMLElement | null {
  if (key === 'Home') return doable()[0] ?? null
  if (key === 'End') return doable().at(-1) ?? null
  if (!isArrow(key)) return null
  const all = things()
  if (!(from instanceof HTMLElement) || !all.includes(from)) return doable()[0] ?? all[0] ?? null
  const others = all.filter((one) => one !== from)
  const boxes = others.map((one) => one.getBoundingClientRect())
  return others[nextIn(key, from.getBoundingClientRect(), boxes)] ?? null
}

/** The answers of a dock that a digit gives, in order. */
export const numbered = (dock: HTMLElement): HTMLButtonElement[] =>
  [...dock.querySelectorAll<HTMLButtonElement>('button[data-action]:not(:disabled)')]
    .filter((one) => !one.closest('[data-place], details') && isShown(one))
    .slice(0, 9)
