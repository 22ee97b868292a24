/** The live line of one table: it reconnects by itself and asks for what it has not seen. */

import { get, post, Refused, remove } from './api'
import type { ChatLine, NewsItem, Problem, State, TableInfo } from './types'
import { t, tell } from './words.svelte'

type Message =
  | ({ type: 'state' } & State)
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'gone'; problem: Problem }
  | { type: 'alive' }

/** A no for a person: the sentence, and the rule that it stands on, if there is one. */
export type No = { text: string; rule: string }

/** Milliseconds before the first new attempt, and the longest pause. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000
/** A line that was silent for so long is dead: the server gives a sign of life every 25 seconds. */
const SILENCE = 60_000
/** How long a click waits for its answer. */
const PATIENCE = 15_000
/** Milliseconds after which a picture counts as drawn: a browser that draws nothing just now tells nobody. */
const UNSEEN = 100

export class Line {
  table: TableInfo | null = $state.raw(null)
  /** What the seat sees; null while nobody has said that they sit before the screen. */
  state: State | null = $state.raw(null)
  news: NewsItem[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  gone: Problem | null = $state.raw(null)
  connected = $state(false)
  /** Whether there was a connection before. */
  lost = $state(false)
  /** A click is under way. */
  busy = $state(false)
  /** What the server said no to last. */
  refusal: No | null = $state.raw(null)
  /** The seat that is looked from; null leaves it to the server. */
  seat: number | null = $state(null)

  /** Several people before one screen. */
  readonly shared = $derived.by(() => (this.table?.yours.length ?? 0) > 1)
  /** They must not see each other's cards: until the end, when everything is open. */
  readonly #guarded = $derived.by(() => this.shared && !['open', 'finished'].includes(this.table?.status ?? ''))
  readonly awaited = $derived.by(() => (this.state ? this.state.awaited : (this.table?.awaited ?? null)))
  /** One of my seats that is awaited and not looked from: the screen is to be handed over. */
  readonly handover = $derived.by(() => {
    const { table, awaited } = this
    if (!table || !this.#guarded) return null
    if (awaited !== null && table.yours.includes(awaited)) return awaited === this.#sits ? null : awaited
    return this.#sits === null ? (table.yours[0] ?? null) : null
  })

  /** Told of every state as it comes, and with null that nobody looks. */
  heard: (state: State | null, news: readonly NewsItem[]) => void = () => {}

  /** Who has said that they sit before the screen. */
  #sits: number | null = $state(null)
  #socket: WebSocket | null = null
  /** What came while a picture was being drawn. */
  #waiting: Message[] = []
  #drawing = false
  #pause = FIRST_PAUSE
  #closed = false
  #again: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  readonly #hurry = (): void => {
    if (!this.connected && this.#again !== undefined) this.#connect()
  }

  /** ``token`` is the word of a personal link: the seat is claimed before the line is opened. */
  constructor(
    readonly id: string,
    token?: string,
  ) {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    void this.#begin(token)
  }

  async #begin(token?: string): Promise<void> {
    if (token) {
      await post(`/tables/${this.id}/claim`, { token }).catch((error: Error) => (this.refusal = no(error)))
    }
    // Who shares a screen with whom is known before anything is shown; if not, the line brings it.
    await this.#ask()
    if (!this.#closed) this.#connect()
  }

  async #ask(): Promise<void> {
    try {
      this.table = await get<TableInfo>(`/tables/${this.id}`)
    } catch (error) {
      if (error instanceof Refused) this.gone = error.problem
    }
  }

  #connect(): void {
    clearTimeout(this.#again)
    this.#again = undefined
    if (this.#closed || this.gone) return
    const query = new URLSearchParams({
      since: String(this.state?.at ?? 0),
      chat: String(this.chat.at(-1)?.number ?? 0),
    })
    // Whoever shares a screen names a seat: the one who sits there, or one whose view is not shown yet.
    const seat = this.seat ?? (this.shared ? (this.handover ?? this.table?.yours[0] ?? null) : null)
    if (seat !== null) query.set('seat', String(seat))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`)
    this.#socket = socket
    const mine = (): boolean => this.#socket === socket
    socket.onopen = () => {
      if (!mine()) return
      this.connected = true
      this.lost = false
      this.#pause = FIRST_PAUSE
      this.#listen()
    }
    socket.onmessage = (event) => {
      if (!mine()) return
      this.#listen()
      this.#waiting.push(JSON.parse(event.data as string) as Message)
      if (!this.#drawing) this.#catchUp()
    }
    socket.onclose = () => {
      if (!mine()) return
      this.#drop()
    }
  }

  /** The line broke: try again, soon at first. */
  #drop(): void {
    clearTimeout(this.#watch)
    this.#socket = null
    this.lost ||= this.connected
    this.connected = false
    if (this.#closed || this.gone) return
    this.#again = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /** Something came: the line is alive for another while. */
  #listen(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      this.#socket?.close()
      this.#drop()
    }, SILENCE)
  }

  /** Whatever has come makes one picture. A burst of others' moves must not keep one's own from being seen. */
  #catchUp(): void {
    const messages = this.#waiting.splice(0)
    for (const message of messages) this.#hear(message)
    this.#drawing = false
    if (messages.length) this.#draw()
  }

  /** Something is to be seen; what comes meanwhile waits until it is. */
  #draw(): void {
    if (this.#drawing || document.hidden) return
    this.#drawing = true
    let drawn = false
    const done = (): void => {
      if (!drawn) this.#catchUp()
      drawn = true
    }
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, UNSEEN)
  }

  #hear(message: Message): void {
    if (message.type === 'table') this.table = message.table
    else if (message.type === 'chat') this.#read(message.lines)
    else if (message.type === 'gone') this.#lose(message.problem)
    else if (message.type === 'state') this.#take(message)
  }

  #read(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0
    this.chat = [...this.chat, ...lines.filter((one) => one.number > last)]
  }

  /** A seat that is no longer mine: look again, as whoever I am now. */
  #lose(problem: Problem): void {
    if (this.seat === null && problem.id !== 'refused-not-your-seat') this.gone = problem
    else this.reopen()
  }

  /** A state may come by the line and as an answer: what is older than what is shown is dropped. */
  #take(state: State): void {
    if (this.#guarded && state.seat !== this.#sits) return
    if (this.state && state.seat === this.state.seat && state.at < this.state.at) return
    const known = this.state?.seat === state.seat ? this.news.slice(0, state.since) : []
    this.news = [...known, ...state.news]
    this.state = state
    this.heard(state, this.news)
  }

  /** Sit down before the screen, where several share it. Nothing of another seat is left. */
  sit(seat: number): void {
    this.#sits = seat
    this.seat = seat
    this.reopen(seat)
  }

  /** Open the line anew: as this seat, or as whoever the server says that I am. */
  reopen(seat: number | null = null): void {
    this.seat = seat
    this.#sits = seat
    this.state = null
    this.news = []
    this.heard(null, [])
    this.refusal = null
    this.#waiting = []
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#connect()
  }

  /** Do something that answers with a state. */
  async #do(ask: () => Promise<State>): Promise<boolean> {
    if (this.busy) return false
    this.refusal = null
    this.busy = true
    try {
      this.#take(await ask())
      this.#draw()
      return true
    } catch (error) {
      this.refusal = no(error as Error)
      if (error instanceof Refused && error.state) this.#take(error.state)
      return false
    } finally {
      this.busy = false
    }
  }

  #post(path: string, body: unknown): Promise<boolean> {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))
    return this.#do(() => Promise.race([post<State>(`/tables/${this.id}${path}`, body), late]))
  }

  /** Where a click stands: how much was seen, and by whom. */
  #here(): { at: number; seat: number | null } {
    return { at: this.state?.at ?? 0, seat: this.state?.seat ?? null }
  }

  /** Do something; several actions are done in order, all or none of them. */
  act(...actions: string[]): Promise<boolean> {
    const [action, ...more] = actions
    return this.#post('/actions', { ...this.#here(), ...(more.length ? { actions } : { action }) })
  }

  undo(): Promise<boolean> {
    return this.#post('/undo', this.#here())
  }

  answerUndo(agree: boolean): Promise<boolean> {
    return this.#post('/undo/answer', { agree, seat: this.state?.seat ?? null })
  }

  order(name: string): Promise<boolean> {
    return this.#post('/orders', { name, seat: this.state?.seat ?? null })
  }

  dropOrder(name: string): Promise<boolean> {
    const seat = this.state?.seat
    return this.#do(() =>
      remove<State>(`/tables/${this.id}/orders/${name}${seat === undefined ? '' : `?seat=${seat}`}`),
    )
  }

  async say(text: string): Promise<void> {
    await post(`/tables/${this.id}/chat`, { text, seat: this.#sits })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    clearTimeout(this.#watch)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }
}

/** Why something was not done, for a person. */
export function no(error: Error): No {
  if (!(error instanceof Refused)) return { text: t('web-table-offline-click'), rule: '' }
  return { text: tell({ ...error.problem, rule: '' }), rule: error.problem.rule }
}
