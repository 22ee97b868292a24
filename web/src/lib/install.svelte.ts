/** Installing the app: the browser says when it can be done, and is asked when somebody wants it. */

/** Chromium's event; other browsers have none. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class Install {
  #offer: InstallPrompt | null = $state.raw(null)

  /** Listen from the start: the browser says it once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallPrompt
    })
    addEventListener('appinstalled', () => (this.#offer = null))
  }

  /** Whether the browser can install it now. */
  get offered(): boolean {
    return this.#offer !== null
  }

  async ask(): Promise<void> {
    const offer = this.#offer
    this.#offer = null
    await offer?.prompt()
  }
}

export const install = new Install()

/** Whether it runs as an app of its own. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** On iPhone and iPad only installed apps may show notices. */
export const wantsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !isInstalled() && !('PushManager' in window)
