/** What a person has chosen for this browser: language, light or dark, speed, sound, notices, name. */

import { isSpeed, type Speed } from '../show/speed'
import { server } from './server.svelte'
import { loadWords, words } from './words.svelte'

export type Theme = 'auto' | 'light' | 'dark'

/** The browser's storage; where it is blocked or full, things are remembered until the page is closed. */
const memory = new Map<string, string>()
export const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  set(key: string, value: string): void {
    memory.set(key, value)
    try {
      localStorage.setItem(key, value)
    } catch {
      // Blocked or full: the memory has it.
    }
  },
}

const USUAL = 60
function volumeOf(text: string | null): number {
  const percent = Number(text ?? USUAL)
  return percent >= 0 && percent <= 100 ? percent : USUAL
}

class Settings {
  #theme: Theme = $state('auto')
  #sound = $state(kept.get('sound') !== 'off')
  #volume = $state(volumeOf(kept.get('volume')))
  #notify = $state(kept.get('notify') === 'on')
  #name = $state(kept.get('name') ?? '')
  #speed: Speed = $state('normal')
  #guesses = $state(kept.get('guesses') === 'on')

  constructor() {
    const theme = kept.get('theme')
    if (theme === 'light' || theme === 'dark') this.#show(theme)
    const speed = kept.get('speed')
    if (isSpeed(speed)) this.#speed = speed
  }

  /** The language of all that is shown; a new one counts as soon as its words are here. */
  get language(): string {
    return words.language
  }
  set language(language: string) {
    loadWords(language).then(
      () => kept.set('language', language),
      () => {}, // The words did not come: what is shown stays as it is.
    )
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    kept.set('theme', theme)
    this.#show(theme)
  }
  #show(theme: Theme): void {
    this.#theme = theme
    document.documentElement.dataset.theme = theme // app.css sets the color-scheme
  }

  /** How fast scenes are shown. */
  get speed(): Speed {
    return this.#speed
  }
  set speed(speed: Speed) {
    this.#speed = speed
    kept.set('speed', speed)
  }

  /** Whether cards and boards mark the values that we had to reconstruct. */
  get guesses(): boolean {
    return this.#guesses
  }
  set guesses(on: boolean) {
    this.#guesses = on
    kept.set('guesses', on ? 'on' : 'off')
  }

  /** Whether anything is heard. */
  get sound(): boolean {
    return this.#sound
  }
  set sound(on: boolean) {
    this.#sound = on
    kept.set('sound', on ? 'on' : 'off')
  }

  /** How loud it is, in percent. */
  get volume(): number {
    return this.#volume
  }
  set volume(percent: number) {
    this.#volume = volumeOf(String(percent))
    kept.set('volume', String(this.#volume))
  }

  /** Whether the browser tells that it is one's turn: wished here, and allowed by the browser. */
  get notify(): boolean {
    return this.#notify && canNotify() && Notification.permission === 'granted'
  }
  set notify(on: boolean) {
    this.#notify = on
    kept.set('notify', on ? 'on' : 'off')
  }
  /** Ask the browser's permission first, as it must be after a click; whether it was given. */
  async askToNotify(): Promise<boolean> {
    const allowed = canNotify() && (await Notification.requestPermission()) === 'granted'
    this.notify = allowed
    return allowed
  }

  /** The name to sit down under; "" as long as nobody gave one. */
  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    kept.set('name', name)
  }
}

export const settings = new Settings()

/** Browsers show notices for pages that came by https or from their own machine. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext

/** A language's name in itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The first language of the reader that the server has; English otherwise. */
export function pickLanguage(wanted: readonly string[], known: readonly string[]): string {
  const found = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => known.includes(tag))
  return found ?? 'en'
}

/** Fetch the words: in the language that was chosen once, else in one that the browser asks for. */
export async function begin(): Promise<void> {
  const info = server.load()
  const chosen = kept.get('language')
  try {
    await loadWords(chosen ?? pickLanguage(navigator.languages, (await info).languages))
  } catch {
    await loadWords('en')
  }
}

// --- seats ---

/** The word of a personal link is told once: this browser keeps it to show the link again. */
export function rememberSeat(table: string, seat: number, token: string): void {
  kept.set(`seat:${table}`, JSON.stringify({ ...seatTokens(table), [seat]: token }))
}

/** Seat -> the word of its personal link, for the seats that were taken with this browser. */
export function seatTokens(table: string): Record<string, string> {
  try {
    return JSON.parse(kept.get(`seat:${table}`) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
