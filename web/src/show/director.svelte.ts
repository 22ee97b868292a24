/**
 * What is shown of a table: the news become scenes, which are played in order, each from its picture to the next.
 *
 * Everything that is drawn follows ``shown`` and ``news``, never the line itself, so nothing tells how a scene will
 * end. No scene is left out unless the person skips it. The last picture is the latest state, and there alone
 * something can be done.
 */

import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { NewsItem, State } from '../lib/types'
import { Beats } from './beats'
import { FreshThings } from './fresh.svelte'
import { Pause } from './pause'
import { carried, passing, Pictures } from './pictures'
import { plainScript, setOut, type Hear, type Mover, type Playing, type Script } from './script'
import { hurryOf, LONG, timesOf } from './speed'

export class Director {
  /** The picture that is drawn. */
  shown: State | null = $state.raw(null)
  /** What is being played; null between scenes. */
  scene: Playing | null = $state.raw(null)
  /** Scenes are being played: what can be done waits. */
  playing = $state(false)
  /** The moment that somebody looks back at. */
  visiting: number | null = $state(null)
  /** The latest state: where the table stands, whatever is shown. */
  latest: State | null = $state.raw(null)
  /** The things that are new since one's own turn. */
  readonly fresh = new FreshThings()
  /** How often as fast as by the settings: a replay has a speed of its own. */
  pace = $state(1)

  #all: readonly NewsItem[] = $state.raw([])
  /** What has happened up to the picture. */
  readonly news = $derived.by(() => {
    const at = this.shown?.at ?? 0
    const last = this.#all.at(-1)?.at ?? 0
    return last <= at ? this.#all : this.#all.filter((item) => item.at <= at)
  })
  /** The same, however far somebody looks back. */
  readonly log = $derived.by(() => {
    const at = this.#left?.at ?? 0
    return this.visiting === null ? this.news : this.#all.filter((item) => item.at <= at)
  })
  /** The picture is the latest state, and nothing is being played: something can be done. */
  readonly live = $derived.by(() => this.shown === this.latest && !this.playing && this.visiting === null)
  /** What boards draw: as long as something is being played it offers nothing. */
  readonly picture = $derived.by(() => (this.shown && !this.live ? passing(this.shown) : this.shown))
  /** From which moment on scenes were missed, and how many sentences they have: they are offered. */
  readonly missed = $derived.by(() => {
    const from = this.#missed
    const count = from === null ? 0 : this.#all.filter((item) => item.at > from && item.say.length > 0).length
    return from !== null && count ? { from, count } : null
  })

  /** What makes things move when the picture changes. */
  mover: Mover | null = null

  #missed: number | null = $state(null)
  /** What was drawn before somebody looked back. */
  #left: State | null = null
  #script: Script = plainScript
  #pictures: Pictures | null = null
  /** Each run of scenes has a number: one that was stopped knows it by that. */
  #run = 0
  /** Up to which item everything was shown, and the one that is being shown. */
  #done = 0
  #now = 0
  /** What is left of the scene that is played, and whether it is to end at once. */
  readonly #beats = new Beats()
  #hasty = false
  readonly #pause = new Pause()
  /** Until when the picture stays, by the clock. */
  #until = 0
  #listeners = new Set<Hear>()
  /** Somebody looks elsewhere: nothing is played that nobody sees. */
  readonly #look = (): void => {
    if (!document.hidden || !this.playing) return
    this.miss(this.#done)
    this.skip()
  }

  constructor() {
    document.addEventListener('visibilitychange', this.#look)
  }

  /** A game's board brings its script; what has happened so far is told to it. */
  plays<S extends Script>(script: S): S {
    this.#script = script
    this.#tellAll()
    return script
  }

  /** Call with every scene as it begins, and with what its beats tell of; what it returns ends that. */
  listen(begins: Hear['begins'], tells?: Hear['tells']): () => void {
    const hear = { begins, tells }
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  get #times(): number {
    return document.hidden ? 0 : timesOf(settings.speed) / this.pace
  }

  // --- what comes ---

  /** A state has come, with all news so far; null: nobody looks. ``jump`` shows it without its scenes. */
  take(state: State | null, news: readonly NewsItem[], jump = false): void {
    const before = this.latest
    this.latest = state
    this.#all = news
    if (!state) return this.#clear()
    if (!this.#pictures || this.#pictures.seat !== state.seat || this.#pictures.table !== state.table) {
      this.#pictures = new Pictures(state.table, state.seat)
    }
    this.#pictures.keep(state)
    if (jump || !before || !this.shown || this.shown.seat !== state.seat || state.at < before.at) {
      if (!before || before.seat !== state.seat) this.#missed = null
      return this.jump()
    }
    if (this.visiting !== null || this.playing) return
    if (state.at === this.#done) this.#draw(state)
    else if (this.#times > 0) this.#begin()
    else {
      if (document.hidden) this.miss(this.#done)
      this.#finish(state)
    }
  }

  /** What came after a moment was not seen: it is offered. */
  miss(from: number): void {
    if (timesOf(settings.speed) > 0) this.#missed ??= from
  }

  // --- what the person wants ---

  /** End the scene that is played, and go on with the next. */
  ahead(): void {
    this.#hasty = true
    this.#until = 0
    this.#pause.end()
  }

  /** Show all that waits at once: the latest picture is drawn. */
  skip(): void {
    this.#stop()
    this.visiting = null
    if (this.latest) this.#finish(this.latest)
  }

  /** Draw the latest state as it is; no scene leads to it. */
  jump(): void {
    this.#stop()
    this.visiting = null
    if (!this.latest) return
    this.#tellAll()
    this.#draw(this.latest)
  }

  /** Show again what has happened after a moment, up to now. */
  async watch(from: number): Promise<void> {
    this.#missed = null
    this.visiting = null
    if (await this.#goBack(from)) void this.#roll(++this.#run)
  }

  /** Look at a moment: its scene is played, and its picture stays until ``back``. */
  async visit(at: number): Promise<void> {
    const item = this.#all.find((one) => one.at === at)
    if (this.visiting === null) this.#left = this.shown
    if (!item || !(await this.#goBack(at - 1))) return
    this.visiting = at
    const run = ++this.#run
    await this.#play(item, run)
    if (run === this.#run) this.playing = false
  }

  /** From a moment to where one was; what has come meanwhile is played. */
  back(): void {
    const left = this.#left
    this.#stop()
    this.visiting = null
    if (!left || left.seat !== this.latest?.seat) return this.jump()
    this.#tellAll(left.at)
    this.#draw(left)
    if (this.#times === 0) this.#finish(this.latest)
    else this.#begin()
  }

  /** The offer of what was missed is put away. */
  forgo(): void {
    this.#missed = null
  }

  close(): void {
    this.#stop()
    document.removeEventListener('visibilitychange', this.#look)
  }

  // --- one scene after the other ---

  #clear(): void {
    this.#stop()
    this.#pictures = this.shown = null
    this.#missed = this.visiting = null
    this.#done = this.#now = 0
    this.#script.reset?.()
  }

  /** Whatever is being played is played no more. */
  #stop(): void {
    this.#run += 1
    this.#pause.end()
    this.#until = 0
    this.scene = null
    this.playing = false
  }

  #begin(): void {
    if (this.#waiting().length > LONG) {
      this.miss(this.#done)
      if (this.latest) this.#finish(this.latest)
      return
    }
    void this.#roll(++this.#run)
  }

  #waiting(): readonly NewsItem[] {
    return this.#all.filter((item) => item.at > this.#done && item.at <= (this.latest?.at ?? 0))
  }

  async #roll(run: number): Promise<void> {
    do {
      for (let [item] = this.#waiting(); item; [item] = this.#waiting()) {
        await this.#play(item, run)
        if (run !== this.#run) return
      }
      const { latest } = this
      if (latest && this.shown !== latest) await this.#change(latest)
      // Where somebody else goes on, the picture stays before the next one.
      if (run === this.#run && latest?.awaited !== latest?.seat) await this.#stay()
      if (run !== this.#run) return
    } while (this.#waiting().length)
    this.playing = false
  }

  /** One item; nothing is waited for that need not be, so that what one does oneself is seen at once. */
  async #play(item: NewsItem, run: number): Promise<void> {
    const before = this.shown!
    const made = item.undo ? null : this.#script.scene(item, before)
    const draws = made ? !made.still : item.undo || item.at === this.visiting
    if (draws) this.#pictures?.ahead(item.at, this.latest!.at - 1)
    if (item.seat !== before.seat || item.action === null) await this.#stay()
    if (run !== this.#run) return
    this.#hasty = false
    this.#now = item.at
    const hurry = made?.great ? 1 : hurryOf(this.#waiting())
    this.scene = made && { ...made, item }
    if (this.scene) for (const hear of this.#listeners) hear.begins?.(this.scene)
    const tell = (fact: string): void => this.#listeners.forEach((hear) => hear.tells?.(fact))
    this.#beats.begin(made?.beats)
    for (let lasts = this.#beats.next(tell); lasts !== null; lasts = this.#beats.next(tell)) {
      if (lasts > 0) await this.#wait((lasts * this.#times) / hurry)
      if (run !== this.#run) return
    }
    if (draws) {
      const next = item.at === this.latest!.at ? this.latest : await this.#fetch(item.at)
      if (run !== this.#run) return
      if (next) await this.#change(next === this.latest ? next : carried(next, before))
      if (run !== this.#run) return
      this.#until = performance.now() + ((made?.rests ?? 0) * this.#times) / hurry
    }
    this.scene = null
    this.#done = item.at
  }

  #fetch(at: number): Promise<State | null> | null {
    this.playing = true
    return this.#pictures && this.#pictures.at(at, this.latest!.at - 1)
  }

  /** Another picture is drawn; what is on both moves from there to here. */
  async #change(next: State): Promise<void> {
    const change = { before: this.shown!, after: next, scene: this.scene }
    const moved = this.#times > 0 ? setOut(this.#script, this.mover, change) : undefined
    this.#draw(next)
    if (!moved) return
    await tick()
    moved(this.#times)
  }

  #draw(state: State): void {
    if (this.shown === state) return
    this.fresh.see(this.shown, state, this.#script)
    this.#script.cut?.()
    this.#done = Math.max(this.#done, state.at)
    this.shown = state
  }

  async #stay(): Promise<void> {
    const left = this.#until - performance.now()
    if (left > 0 && this.#times > 0) await this.#wait(left)
  }

  /** So many milliseconds, unless somebody clicks on. */
  async #wait(takes: number): Promise<void> {
    if (this.#hasty || takes <= 0) return
    this.playing = true
    await this.#pause.for(takes)
  }

  // --- without waiting ---

  /** All that waits is told to the script, and the end is drawn. */
  #finish(state: State): void {
    this.#beats.finish()
    this.#done = Math.max(this.#done, this.#now)
    for (const item of this.#waiting()) this.#tell(item)
    this.#draw(state)
  }

  #tell(item: NewsItem): void {
    const before = this.shown ?? this.latest
    if (!item.undo && before) this.#beats.begin(this.#script.scene(item, before)?.beats)
    this.#beats.finish()
  }

  /** From the beginning, up to a moment. */
  #tellAll(to = this.latest?.at ?? 0): void {
    this.#beats.begin()
    this.#script.reset?.()
    for (const item of this.#all) if (item.at <= to) this.#tell(item)
    this.#script.cut?.()
    this.#done = this.#now = to
  }

  /** The picture of an earlier moment; whether it can be had. */
  async #goBack(at: number): Promise<boolean> {
    this.#stop()
    const run = this.#run
    const picture = await this.#pictures?.at(at, at)
    if (!picture || run !== this.#run) return false
    this.#tellAll(at)
    this.shown = picture
    return true
  }
}
