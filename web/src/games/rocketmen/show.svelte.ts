/**
 * A launch as an event. What the news tell is played one after the other: the Rocket moves space by space,
 * the cards turn over, and only then the table shows what came of it.
 */

import { Show, type Beat } from '../../board/show.svelte'
import type { NewsItem, State } from '../../lib/types'
import type { Fact, LaunchDeclared } from './facts'
import type { Figures, View } from './view'

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
const LAUNCH_FACTS = new Set<Fact['type']>([
  ...(['LaunchDeclared', 'RocketBoosted', 'SuccessDrawn', 'RocketMoved', 'EffectUsed', 'CardCopied'] as const),
  ...(['LaunchAborted', 'MissionFailed', 'MissionSucceeded', 'LaunchScrubbed'] as const),
])

export class LaunchShow extends Show {
  /** What is being played; null while the view itself says all. */
  scene: Scene | null = $state.raw(null)
  /** The launch that ended last, to look back at. */
  last: Scene | null = $state.raw(null)

  #latest: State | null = null
  #drawn: State | null = null
  #seen = -1

  /** ``show`` is told which state may be drawn. */
  constructor(readonly show: (state: State) => void) {
    super()
  }

  /** A new state: what the news tell of a launch is played first. Some of them may have come before it, unseen. */
  feed(state: State, news: readonly NewsItem[]): void {
    const fresh = this.#seen < 0 ? [] : news.filter((item) => item.at > this.#seen && item.at <= state.at)
    this.#seen = state.at
    this.#latest = state
    if (fresh.some((item) => item.undo)) this.#stop()
    const beats = latestLaunch(fresh).map((fact): Beat => ({ lasts: 0, play: () => this.#tell(fact) }))
    if (beats.length && !this.busy) this.scene = this.#drawn && sceneOf(this.#drawn)
    this.add(...beats)
    if (this.waiting) this.run()
    else if (!this.busy) this.rest()
  }

  protected override rest(): void {
    if (this.scene?.outcome) this.last = this.scene
    if (!this.#latest) return
    this.#drawn = this.#latest
    this.show(this.#latest)
  }

  #stop(): void {
    this.drop()
    this.scene = null
    this.skip()
  }

  #pause(lasts: number): void {
    this.first({ lasts, play: () => {} })
  }

  #tell(fact: Fact): void {
    if (fact.type === 'LaunchDeclared') return this.#begin(fact)
    const { scene } = this
    if (!scene) return
    switch (fact.type) {
      case 'SuccessDrawn':
        this.scene = { ...scene, turned: [...scene.turned, { card: fact.card, moved: null }] }
        return this.#pause(TURN)
      case 'RocketMoved':
        this.scene = { ...scene, turned: moved(scene.turned, fact.by) }
        return this.#move(fact.rocket)
      case 'RocketBoosted':
        return this.#move(fact.rocket)
      case 'EffectUsed':
        this.scene = { ...scene, used: [...scene.used, fact.card] }
        return this.#move(fact.rocket)
      case 'MissionSucceeded':
        return this.#end('arrived', fact.vp, fact.location)
      case 'MissionFailed':
        return this.#end('failed')
      case 'LaunchAborted':
        return this.#end('aborted')
      case 'LaunchScrubbed':
        return this.#end('scrubbed')
    }
  }

  #begin({ seat, mission, destination }: LaunchDeclared): void {
    this.scene = {
      seat,
      mission,
      destination,
      rocket: 0,
      turned: [],
      used: [],
      outcome: null,
      vp: 0,
      location: null,
    }
    this.#pause(COUNTDOWN)
  }

  /** One space on, then again until the Rocket is there. */
  #move(to: number): void {
    const { scene } = this
    if (!scene || scene.rocket >= to) return
    this.scene = { ...scene, rocket: scene.rocket + 1 }
    this.first({ lasts: SPACE, play: () => {} }, { lasts: 0, play: () => this.#move(to) })
  }

  #end(outcome: Outcome, vp = 0, location: number | null = null): void {
    if (this.scene) this.scene = { ...this.scene, outcome, vp, location }
    this.#pause(OUTCOME)
  }
}

/** The facts of a launch among the news; of several launches the last. */
function latestLaunch(news: readonly NewsItem[]): Fact[] {
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
