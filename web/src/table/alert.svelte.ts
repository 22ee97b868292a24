/** Whose turn it is cannot be missed: the tab's title, a soft sound, a notification of the browser. */

import { settings } from '../lib/settings.svelte'
import { t } from '../lib/words.svelte'

/** Whoever waited no longer than this is still looking. */
const SHORT = 1500

let audio: AudioContext | null = null

/** Two soft tones; browsers keep them back until somebody has touched the page. */
export function chime(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const start = audio.currentTime + 0.02
  for (const [pitch, after] of [
    [659.25, 0],
    [880, 0.16],
  ] as const) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.0001, start + after)
    loud.gain.exponentialRampToValueAtTime(0.12, start + after + 0.03)
    loud.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.5)
    tone.connect(loud).connect(audio.destination)
    tone.start(start + after)
    tone.stop(start + after + 0.55)
  }
}

function notify(game: string, table: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  try {
    const note = new Notification(t('web-your-turn'), { body: t('web-table-your-turn-in', { game }), tag: table })
    note.onclick = () => (window.focus(), note.close())
  } catch {
    // Some phones have the word and not the thing.
  }
}

export class TurnAlert {
  #mine: boolean | null = null
  #since = 0

  /** How it stands now; what it was when the page was opened is no news. */
  see(mine: boolean, game: string, table: string): void {
    const began = this.#mine === false && mine
    const waited = performance.now() - this.#since
    if (this.#mine !== mine) this.#since = performance.now()
    this.#mine = mine
    if (!began || (waited < SHORT && !document.hidden)) return
    if (settings.sound) chime()
    notify(game, table)
  }
}
