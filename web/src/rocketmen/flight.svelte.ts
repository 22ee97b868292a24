/**
 * A launch as an event. What the news tell is played one after the other: the Rocket moves space by space,
 * the cards turn over, and only then the table shows what came of it.
 */

import type { NewsItem, State } from '../lib/types'
import type { Figures, View } from '../lib/view-rocketmen'

type Fact = { type: string; seat?: number } & Record<string, unknown>
export type Outcome = 'arrived' | 'failed' | 'aborted' | 'scrubbed'
export type Turned = { card: number; moved: number | null }

export type Scene = {
  seat: number
  mission: number
  destination: string
  rocket: number
  turned: Turned[]
  used: number[]
  outcome: Outcome | null
  vp: number
  location: number | null
}

/** Milliseconds: a space of the track, a card that turns, the moment before, the outcome. */
const SPACE = 210
const TURN = 520
const COUNTDOWN = 500
const OUTCOME = 2400
const LAUNCH_FACTS = new Set([
  ...['LaunchDeclared', 'RocketBoosted', 'SuccessDrawn', 'RocketMoved', 'EffectUsed', 'CardCopied'],
  ...['LaunchAborted', 'MissionFailed', 'MissionSucceeded', 'LaunchScrubbed'],
])

export class Flight {
  /** What is being played; null while the view itself says all. */
  scene: Scene | null = $state.raw(null)
  playing = $state(false)
  /** The launch that ended last, to look back at. */
  last: Scene | null = $state.raw(null)

  #queue: Fact[] = []
  #latest: State | null = null
  #drawn: State | null = null
  #seen = -1
  #hurry = false
  #wake: (() => void) | null = null

  /** ``show`` is told which state may be drawn. */
  constructor(readonly show: (state: State) => void) {}

  /** A new state: what the news tell of a launch is played first. Some of them may have come before it, unseen. */
  feed(state: State, news: NewsItem[]): void {
    const first = this.#seen < 0
    const fresh = first ? [] : news.filter((item) => item.at > this.#seen && item.at <= state.at)
    this.#seen = state.at
    this.#latest = state
    if (fresh.some((item) => item.undo)) this.#stop()
    else this.#queue.push(...latestLaunch(fresh))
    if (this.playing) return
    if (this.#queue.length) void this.#play()
    else this.#draw(state)
  }

  /** Straight to the end. */
  skip(): void {
    this.#hurry = true
    this.#wake?.()
  }

  #stop(): void {
    this.#queue = []
    this.scene = null
    this.skip()
  }

  #draw(state: State): void {
    this.#drawn = state
    this.show(state)
  }

  async #play(): Promise<void> {
    this.#hurry = false
    this.scene = this.#drawn && sceneOf(this.#drawn)
    this.playing = true
    for (let fact = this.#queue.shift(); fact; fact = this.#queue.shift()) await this.#tell(fact)
    if (this.scene?.outcome) this.last = this.scene
    this.playing = false
    if (this.#latest) this.#draw(this.#latest)
  }

  async #tell(fact: Fact): Promise<void> {
    const number = (name: string): number => fact[name] as number
    if (fact.type === 'LaunchDeclared') {
      this.scene = {
        ...{ seat: number('seat'), mission: number('mission'), destination: String(fact.destination) },
        ...{ rocket: 0, turned: [], used: [], outcome: null, vp: 0, location: null },
      }
      return this.#wait(COUNTDOWN)
    }
    const scene = this.scene
    if (!scene) return
    switch (fact.type) {
      case 'SuccessDrawn':
        this.scene = { ...scene, turned: [...scene.turned, { card: number('card'), moved: null }] }
        return this.#wait(TURN)
      case 'RocketMoved':
        this.scene = { ...scene, turned: moved(scene.turned, number('by')) }
        return this.#move(number('rocket'))
      case 'RocketBoosted':
        return this.#move(number('rocket'))
      case 'EffectUsed':
        this.scene = { ...scene, used: [...scene.used, number('card')] }
        return this.#move(number('rocket'))
      case 'MissionSucceeded':
        return this.#end('arrived', number('vp'), number('location'))
      case 'MissionFailed':
        return this.#end('failed')
      case 'LaunchAborted':
        return this.#end('aborted')
      case 'LaunchScrubbed':
        return this.#end('scrubbed')
    }
  }

  async #move(to: number): Promise<void> {
    while (this.scene && this.scene.rocket < to) {
      const rocket = this.#hurry || calm() ? to : this.scene.rocket + 1
      this.scene = { ...this.scene, rocket }
      await this.#wait(SPACE)
    }
  }

  async #end(outcome: Outcome, vp = 0, location: number | null = null): Promise<void> {
    if (this.scene) this.scene = { ...this.scene, outcome, vp, location }
    await this.#wait(OUTCOME)
  }

  #wait(milliseconds: number): Promise<void> {
    if (this.#hurry || calm()) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds)
      function done(): void {
        clearTimeout(timer)
        resolve()
      }
      this.#wake = done
    })
  }
}

/** Whoever wants no motion, or looks elsewhere, sees the outcome at once; the log tells how it came. */
const calm = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The facts of a launch among the news; of several launches the last. */
function latestLaunch(news: NewsItem[]): Fact[] {
  const facts = news.flatMap((item) => item.facts as Fact[]).filter((fact) => LAUNCH_FACTS.has(fact.type))
  const begun = facts.map((fact) => fact.type).lastIndexOf('LaunchDeclared')
  return begun > 0 ? facts.slice(begun) : facts
}

/** The card drawn last has moved the Rocket. */
function moved(turned: Turned[], by: number): Turned[] {
  return turned.map((one, index) => (index === turned.length - 1 ? { ...one, moved: by } : one))
}

/** The launch that a state tells of. */
export function sceneOf(state: State): Scene | null {
  const view = state.view as View
  const { launch } = view
  if (!launch) return null
  const step = view.agenda.at(-1)
  const counted = launch.drawn.map((card, index) => ({ card, moved: launch.moves[index] ?? 0 }))
  const aside = launch.aside.map((card) => ({ card, moved: null }))
  const answered = step?.type === 'Reacting' ? [{ card: step.card, moved: null }] : []
  const rocket = (state.figures as Figures).rocket ?? 0
  return {
    ...{ seat: view.seat, mission: launch.mission, destination: launch.destination, rocket },
    ...{ turned: [...aside, ...counted, ...answered], used: [], outcome: null, vp: 0, location: launch.location },
  }
}
