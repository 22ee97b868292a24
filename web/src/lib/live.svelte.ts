/** The live line of one table: it reconnects by itself and asks for what it has not seen. */

import { post, Refused } from './api'
import type { ChatLine, NewsItem, Problem, State, TableInfo } from './types'

type Message =
  | ({ type: 'state' } & State)
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'gone'; problem: Problem }
  | { type: 'alive' }

/** Milliseconds before the first new attempt, and the longest pause. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000

export class Line {
  table: TableInfo | null = $state(null)
  state: State | null = $state.raw(null)
  news: NewsItem[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  gone: Problem | null = $state(null)
  connected = $state(false)
  /** What the server said no to last. */
  refusal: string | null = $state(null)

  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #closed = false

  /** ``token`` is the word of a personal link: the seat is claimed before the line is opened. */
  constructor(
    readonly id: string,
    token?: string,
    readonly seat: number | null = null,
  ) {
    void this.#begin(token)
  }

  async #begin(token?: string): Promise<void> {
    if (token) {
      await post(`/tables/${this.id}/claim`, { token }).catch((error: Error) => (this.refusal = error.message))
    }
    this.#connect()
  }

  #connect(): void {
    const query = new URLSearchParams({ since: String(this.news.length), chat: String(this.chat.length) })
    if (this.seat !== null) query.set('seat', String(this.seat))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`)
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      this.#pause = FIRST_PAUSE
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message)
    socket.onclose = () => {
      this.connected = false
      if (this.#closed || this.gone) return
      setTimeout(() => this.#closed || this.#connect(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    }
  }

  #hear(message: Message): void {
    if (message.type === 'table') this.table = message.table
    else if (message.type === 'chat') this.chat = [...this.chat, ...message.lines]
    else if (message.type === 'gone') this.gone = message.problem
    else if (message.type === 'state') this.#take(message)
  }

  /** A state may come by the line and as an answer: what is older than what is shown is dropped. */
  #take(state: State): void {
    if (this.state && state.at < this.state.at) return
    this.news = [...this.news.slice(0, state.since), ...state.news]
    this.state = state
  }

  async #post(path: string, body: unknown): Promise<void> {
    this.refusal = null
    try {
      this.#take(await post<State>(`/tables/${this.id}${path}`, body))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refusal = error.message
      if (error.state) this.#take(error.state)
    }
  }

  act(action: string): Promise<void> {
    return this.#post('/actions', { at: this.state?.at ?? 0, action, seat: this.state?.seat ?? null })
  }

  undo(): Promise<void> {
    return this.#post('/undo', { at: this.state?.at ?? 0, seat: this.state?.seat ?? null })
  }

  async say(text: string): Promise<void> {
    await post(`/tables/${this.id}/chat`, { text })
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }
}
