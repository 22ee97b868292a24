/** Keys of the whole table, and where the focus goes. */

/** A key by itself, with nothing open above the table. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) &&
  !document.querySelector('dialog[open]')

/**
 * Whether a key is meant for the table and not for what has the focus. What was clicked keeps the focus, and nobody
 * sees that: a key that follows a click on the board is not meant for the thing that was clicked.
 */
export function forTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  const clicked = target === pressed && target.matches('[data-board] button')
  return isPlain(event) && (target === document.body || target.dataset.keys !== undefined || clicked)
}

/** Whether a letter is meant for the table: wherever the focus is, but where somebody writes. */
export const isLetterForTable = (event: KeyboardEvent): boolean =>
  isPlain(event) && !(event.target as HTMLElement).closest('input, textarea, select')

/** The obvious next step: Enter or Space. */
export const isNext = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' '

/** Keys that move the focus. */
const STEERING = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
let byKeys = false
/** What was clicked last, unless keys have moved the focus since. */
let pressed: Element | null = null
addEventListener(
  'keydown',
  ({ key }) => {
    byKeys = true
    if (STEERING.has(key)) pressed = null
  },
  true,
)
addEventListener(
  'pointerdown',
  ({ target }) => {
    byKeys = false
    pressed = target instanceof Element ? target.closest('button') : null
  },
  true,
)

/** Whether the person uses keys just now, and not a pointer. */
export const usesKeys = (): boolean => byKeys

/** After an own step made with keys: what was focused is gone or is nothing to do any more. */
export function refocus(): void {
  const held = document.activeElement
  if (!byKeys || document.querySelector('dialog[open]')) return
  const still = held && held !== document.body && held.matches('[data-action], .can, input, summary')
  if (!still) document.querySelector<HTMLElement>('[data-keys]')?.focus({ preventScroll: true })
}
