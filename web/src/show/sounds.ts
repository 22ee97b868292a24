/** When a sound is heard: after the first click or key, if it is wished, and not twice at once. */

import { settings } from '../lib/settings.svelte'

export const SOUNDS = [
  ...(['card', 'coin', 'ignition', 'rising', 'arrival', 'failure', 'dice', 'spy', 'turn', 'win'] as const),
]
export type Sound = (typeof SOUNDS)[number]

/** Milliseconds in which the same sound is heard once. */
const APART = 90

let touched = false
const touch = (): void => void (touched = true)
addEventListener('pointerdown', touch, { capture: true, once: true })
addEventListener('keydown', touch, { capture: true, once: true })

const heard = new Map<Sound, number>()

/** Let a sound be heard. Nothing is loaded before the first one. */
export async function sound(name: Sound): Promise<void> {
  const now = performance.now()
  if (!touched || !settings.sound || settings.volume === 0 || now - (heard.get(name) ?? -APART) < APART) return
  heard.set(name, now)
  const { play } = await import('./synth')
  play(name, settings.volume / 100)
}
