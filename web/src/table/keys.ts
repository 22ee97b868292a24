/** Keys of the whole table, and where the focus goes. */

/** Whether a key is meant for the table and not for what has the focus. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false
  if (document.querySelector('dialog[open]')) return false
  const target = event.target as HTMLElement
  return target === document.body || target.dataset.keys !== undefined
}

/** Whether a letter is meant for the table: wherever the focus is, but where somebody writes. */
export function isLetterForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false
  return !document.querySelector('dialog[open]') && !(event.target as HTMLElement).closest('input, textarea, select')
}

/** The obvious next step: Enter or Space. */
export const isNext = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' '

let byKeys = false
addEventListener('keydown', () => (byKeys = true), true)
addEventListener('pointerdown', () => (byKeys = false), true)

/** Whether the person uses keys just now, and not a pointer. */
export const usesKeys = (): boolean => byKeys

/** After an own step made with keys: what was focused is gone or is nothing to do any more. */
export function refocus(): void {
  const held = document.activeElement
  if (!byKeys || document.querySelector('dialog[open]')) return
  const still = held && held !== document.body && held.matches('[data-action], .can, input, summary')
  if (!still) document.querySelector<HTMLElement>('[data-keys]')?.focus({ preventScroll: true })
}
