/** A click is answered at once: the thing that something is done with rises, before the server has said a word. */

import { settings } from '../lib/settings.svelte'
import type { OptionInfo } from '../lib/types'
import { timesOf } from './speed'

/** Milliseconds at normal speed: it is down again about when the answer comes. */
const LASTS = 240

/** The thing that an option is about: it carries the action, or it is one of the targets. */
function thingOf(action: string, targets: readonly string[]): HTMLElement | undefined {
  const text = CSS.escape(action)
  const own = [`[data-action="${text}"]`, `[data-offers*="|${text}|"]`]
  const named = targets.map((name) => `[data-card="${CSS.escape(name)}"]`)
  for (const selector of [...own.map((one) => `[data-thing]${one}`), ...named, ...own]) {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-board] ${selector}`)]
    const seen = found.find((one) => one.checkVisibility())
    if (seen) return seen
  }
  return undefined
}

export function lift(actions: readonly string[], options: readonly OptionInfo[]): void {
  const times = timesOf(settings.speed)
  if (times === 0) return
  const targets = (action: string): string[] =>
    Object.values(options.find((one) => one.action === action)?.targets ?? {})
  for (const thing of new Set(actions.map((action) => thingOf(action, targets(action))))) {
    const up = { translate: '0 -6px', scale: '1.04', offset: 0.35 }
    thing?.animate([{}, up, {}], { duration: LASTS * times, easing: 'ease-out' })
  }
}
