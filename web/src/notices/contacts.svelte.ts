/** The addresses where one is told that it is one's turn. */

import { get, post } from '../lib/api'
import type { Contact, ContactList, SentNotice } from '../lib/types'
import { words } from '../lib/words.svelte'
import { subscribe, thisDevice, unsubscribe } from './push'

/** What most people have comes first. */
const KINDS = ['mail', 'discord', 'slack', 'json'] as const
export type Kind = (typeof KINDS)[number]

export class Contacts {
  list: ContactList | null = $state.raw(null)
  /** What went wrong, or what was done, as a sentence. */
  problem = $state('')
  busy = $state(false)

  /** The contact that stands for this browser. */
  get here(): Contact | undefined {
    return this.list?.contacts.find((one) => one.id === thisDevice())
  }

  /** What else the server can write to. */
  get kinds(): Kind[] {
    return KINDS.filter((kind) => this.list?.kinds.includes(kind))
  }

  async load(): Promise<void> {
    this.list = await get<ContactList>('/notices')
  }

  /** Do something with an address, and read the list anew; whether it went well. */
  async #change(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.problem = ''
    try {
      await work()
    } catch (error) {
      this.problem = (error as Error).message
    }
    // An address that no longer works shows itself in the list.
    await this.load().catch((error: Error) => (this.problem ||= error.message))
    this.busy = false
    return !this.problem
  }

  /** Null: the browser did not allow it. */
  async switchOn(): Promise<Contact | null> {
    let made: Contact | null = null
    const key = this.list?.push_key ?? ''
    await this.#change(async () => (made = await subscribe(key)))
    return made
  }

  add(kind: Kind, address: string): Promise<boolean> {
    return this.#change(() => post('/notices', { kind, address, language: words.language }))
  }

  test(id: string): Promise<boolean> {
    return this.#change(() => post(`/notices/${id}/test`, {}))
  }

  drop(id: string): Promise<boolean> {
    return this.#change(() => unsubscribe(id))
  }

  sent(id: string): Promise<SentNotice[]> {
    return get<SentNotice[]>(`/notices/${id}/sent`)
  }
}
