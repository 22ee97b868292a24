/*
 * What of us runs while no page is open: it shows notices, and says kindly that there is no network.
 *
 * It keeps one page with its style and icon and nothing else, least of all an answer of the API. Its address
 * carries the build of the app and the reader's language (src/lib/worker.ts), so a new release or another
 * language is another worker, which takes over at once and throws away what the last one kept.
 */

const about = new URL(self.location.href).searchParams
const language = about.get('lang') ?? 'en'
const CACHE = `spacerace ${about.get('build') ?? ''} ${language}`
const OFFLINE = `/offline?lang=${language}`
const ICON = '/assets/icon-192.png'
const BADGE = '/assets/badge-96.png'

async function keep() {
  const cache = await caches.open(CACHE)
  const page = await fetch(OFFLINE, { cache: 'no-store' })
  if (!page.ok) throw new Error(String(page.status))
  const style = /href="(\/static\/[^"]+)"/.exec(await page.clone().text())?.[1]
  await cache.put(OFFLINE, page)
  await cache.addAll([ICON, ...(style ? [style] : [])])
  await self.skipWaiting()
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

/** A page from the network; where there is none, the page that says so. */
async function open(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(OFFLINE)
    if (kept) return kept
    throw error
  }
}

/** Style and icon of the kept page: they never change under one address. */
async function kept(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(open(event.request))
  else if (pathname.startsWith('/static/') || pathname === ICON) event.respondWith(kept(event.request))
})

// --- notices ---

/** Until when there is time, where the reader is: by its weekday, for a notice may lie there overnight. */
function timeLeft({ deadline, until, lang }) {
  if (!deadline) return ''
  const region = navigator.languages.find((one) => one.split('-')[0] === lang) ?? lang
  const day = deadline - Date.now() < 6 * 86_400_000 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  const how = { ...day, hour: 'numeric', minute: '2-digit' }
  return ' ' + until.replace('{when}', new Intl.DateTimeFormat(region, how).format(deadline))
}

/** One notice for a turn: the same one again makes no sound, a later turn at that table takes its place. */
async function show(message) {
  const { id, title, text, url, tag, lang } = message
  const before = await self.registration.getNotifications({ tag })
  const again = before.some((one) => one.data?.id === id)
  const { pathname } = new URL(url, self.location.origin)
  const data = { id, path: pathname }
  await self.registration.showNotification(title, {
    body: text + timeLeft(message),
    tag,
    lang,
    icon: ICON,
    badge: BADGE,
    data,
    renotify: !again,
    silent: again,
  })
}

/** Where the table is open it comes to the front, else it is opened. */
async function go(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

/** The browser has changed its subscription: the server is told the new one. */
async function renew(old) {
  const options = old?.options
  if (!options) return
  const fresh = await self.registration.pushManager.subscribe(options)
  const { endpoint, keys } = fresh.toJSON()
  await fetch('/api/notices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address: endpoint, keys, language }),
  })
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(go(event.notification.data?.path ?? '/'))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)))
