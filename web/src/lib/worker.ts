/** The service worker: it shows notices, and an offline page in the reader's language. */

/** Browsers have service workers for pages that came by https or from their own machine. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator && isSecureContext

/** The name of this build's script changes with every build. */
const build = /([\w-]+)\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? ''

/** Start the worker for this language; a worker of an older build or another language gives way to it. */
export async function startWorker(language: string): Promise<void> {
  if (!hasWorkers()) return
  const about = new URLSearchParams({ build, lang: language })
  try {
    await navigator.serviceWorker.register(`/service-worker.js?${about}`, { updateViaCache: 'none' })
  } catch {
    // Without one, everything works but notices and the offline page.
  }
}

/** The manifest that names the app in this language, for whoever installs it. */
export function nameManifest(language: string): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.webmanifest?lang=${language}`)
}
