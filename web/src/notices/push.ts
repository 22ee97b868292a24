/** Notices on this device: the browser subscribes at its maker's push service, and the server is told. */

import { post, remove } from '../lib/api'
import { kept } from '../lib/settings.svelte'
import type { Contact } from '../lib/types'
import { words } from '../lib/words.svelte'
import { hasWorkers } from '../lib/worker'

/** The contact that stands for this browser, by its id. */
const HERE = 'push-contact'

export const canPush = (): boolean => hasWorkers() && 'PushManager' in window && 'Notification' in window
export const isBlocked = (): boolean => canPush() && Notification.permission === 'denied'
/** Which of the contacts is this browser; "" for none. */
export const thisDevice = (): string => kept.get(HERE) ?? ''

const sameKey = (one: ArrayBuffer | null | undefined, key: string): boolean =>
  one instanceof ArrayBuffer &&
  btoa(String.fromCharCode(...new Uint8Array(one)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '') === key

/** After a click: ask the browser's permission, subscribe, tell the server. Null: it was not allowed. */
export async function subscribe(key: string): Promise<Contact | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // The server has another key than the one that the subscription is for.
  if (before && !sameKey(before.options.applicationServerKey, key)) await before.unsubscribe()
  const now = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = now.toJSON()
  const sent = { kind: 'push', address: endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }
  try {
    const contact = await post<Contact>('/notices', { ...sent, language: words.language })
    kept.set(HERE, contact.id)
    return contact
  } catch (error) {
    // What the server does not know of shall not stay in the browser.
    await now.unsubscribe()
    throw error
  }
}

/** No more notices here: neither the server nor the browser keeps anything. */
export async function unsubscribe(id: string): Promise<void> {
  await remove(`/notices/${id}`)
  if (id !== thisDevice()) return
  kept.set(HERE, '')
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
