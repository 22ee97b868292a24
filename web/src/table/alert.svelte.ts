/** Whose turn it is cannot be missed: the tab's title, a soft sound, a notification of the browser. */

import { settings } from '../lib/settings.svelte'
import { t } from '../lib/words.svelte'
import { sound } from '../show/sounds'

/** Whoever waited no longer than this is still looking. */
const SHORT = 1500

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
  see(mine: boolean, game: string, table: string, pushed = false): void {
    const began = this.#mine === false && mine
    const waited = performance.now() - this.#since
    if (this.#mine !== mine) this.#since = performance.now()
    this.#mine = mine
    if (!began || (waited < SHORT && !document.hidden)) return
    void sound('turn')
    // The push service tells it already.
    if (!pushed) notify(game, table)
  }
}
