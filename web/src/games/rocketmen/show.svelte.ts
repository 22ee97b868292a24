/**
 * A launch as an event. What the news tell is played one after the other: the Rocket moves space by space,
 * the cards turn over, and only then the table shows what came of it.
 */

import type { NewsItem, State } from '../../lib/types'
import { deedOf, type Beat, type Scene as Played, type Script } from '../../show/script'
import type { Fact, LaunchDeclared } from './facts'
import { travelsOf } from './travels'
import type { Figures, View } from './view'

export type Outcome = 'arrived' | 'failed' | 'aborted' | 'scrubbed'
export type Turned = { card: number; moved: number | null }

export type Scene = {
  seat: number
  /** The opponent of the solitaire game flies, who has no cards. */
  ai: boolean
  mission: number | null
  /** Null where the location tells it. */
  destination: string | null
  /** The cards of the Launch Pad: the stages of the rocket. */
  stages: readonly number[]
  /** Seconds before it leaves the ground. */
  count: number
  rocket: number
  turned: Turned[]
  used: number[]
  outcome: Outcome | null
  /** What it earned, and how much of that was counted up so far. */
  vp: number
  counted: number
  location: number | null
}

/** Milliseconds: a space of the track, a card that turns, the moment before, the outcome. */
const SPACE = 210
const TURN = 520
const COUNT = 380
const OUTCOME = 2000
const POINT = 170
/** The card lies there face down before it is turned over. */
const BREATH = 260
const LAUNCH_FACTS = new Set<Fact['type']>([
  ...(['LaunchDeclared', 'RocketBoosted', 'SuccessDrawn', 'RocketMoved', 'EffectUsed', 'CardCopied'] as const),
  ...(['LaunchAborted', 'MissionFailed', 'MissionSucceeded', 'LaunchScrubbed', 'PadDiscarded'] as const),
])
const AI_FACTS = new Set<Fact['type']>(['AiMissionBegan', 'AiAdvanced', 'AiArrived'])
const NOTHING = { rocket: 0, turned: [], used: [], stages: [], count: 0, outcome: null, vp: 0, counted: 0 }

/** Milliseconds for which what somebody has done stands; what is not named here changes nothing that is seen. */
const RESTS: Partial<Record<Fact['type'], number>> = {
  ...{ CardsBought: 650, CardsPlaced: 650, CardPlacedFree: 550, CardRefreshed: 500, CardStored: 450, StoreTaken: 450 },
  ...{ EffectPlayed: 550, CardCopied: 500, CardDiscarded: 300, ExcessDiscarded: 300, MissionDiscarded: 500 },
  ...{ EngineKept: 350, MissionKept: 400, PadDiscarded: 250, PendingDrawUsed: 250, SlotFilled: 120, CardDrawn: 110 },
  ...{ FirstTokenTaken: 700, EndTriggered: 900, VariantDrawn: 500, TurnBegan: 250, RoundBegan: 250 },
  ...{ AiDrew: 500, AiTook: 600, AiMissionBegan: 700, AiAdvanced: 600, AiArrived: 1200, AiIdle: 400 },
}

export class LaunchShow implements Script {
  /** What is being played; null while the view itself says all. */
  played: Scene | null = $state.raw(null)
  /** The launch that ended last, to look back at. */
  last: Scene | null = $state.raw(null)
  /** The launch as far as the news have told it. */
  #told: Scene | null = null
  /** The Launch Pad of whoever launches, and where the AI flies to, before the item that is told. */
  #pad: readonly number[] = []
  #target: number | null = null

  /** A launch is played beat by beat, and then the table shows what came of it. */
  scene(item: NewsItem, before: State): Played | null {
    const facts = (item.facts as Fact[]).filter(({ type }) => LAUNCH_FACTS.has(type) || AI_FACTS.has(type))
    const deed = deedOf(item, RESTS, before.seat)
    const begins = facts.some(({ type }) => type === 'LaunchDeclared' || AI_FACTS.has(type))
    // A card may be copied without any launch.
    if (!facts.length || !(this.#told || begins)) return deed
    const view = before.view as View
    this.#pad = view.players[item.seat]?.pad ?? []
    this.#target = view.ai?.location ?? null
    const beats = facts.map((fact): Beat => ({ lasts: 0, tells: fact.type, play: () => this.#tell(fact) }))
    return { kind: 'launch', seat: this.#told?.seat ?? item.seat, great: true, beats, rests: deed?.rests ?? 0 }
  }

  travels = travelsOf

  /** The table itself shows how far the launch has come. */
  cut(): void {
    this.played = null
  }

  reset(): void {
    this.played = this.last = this.#told = null
  }

  #show(scene: Scene, lasts: number): Beat[] {
    this.#told = this.played = scene
    return [{ lasts }]
  }

  #tell(fact: Fact): Beat[] {
    if (fact.type === 'LaunchDeclared') return this.#begin(fact)
    if (AI_FACTS.has(fact.type)) return this.#tellAi(fact)
    if (fact.type === 'PadDiscarded') this.#spend(fact.cards)
    const scene = this.#told
    if (!scene) return []
    switch (fact.type) {
      case 'SuccessDrawn':
        this.#told = this.played = { ...scene, turned: [...scene.turned, { card: fact.card, moved: null }] }
        return [{ lasts: BREATH + TURN }]
      case 'RocketMoved':
        this.#show({ ...scene, turned: moved(scene.turned, fact.by) }, 0)
        return this.#move(fact.rocket)
      case 'RocketBoosted':
        return this.#move(fact.rocket)
      case 'EffectUsed':
        this.#show({ ...scene, used: [...scene.used, fact.card] }, 0)
        return this.#move(fact.rocket)
      case 'MissionSucceeded':
        return this.#end(scene, 'arrived', fact.vp, fact.location)
      case 'MissionFailed':
        return this.#end(scene, 'failed')
      case 'LaunchAborted':
        return this.#end(scene, 'aborted')
      case 'LaunchScrubbed':
        return this.#end(scene, 'scrubbed')
    }
    return []
  }

  #begin({ seat, mission, destination }: LaunchDeclared): Beat[] {
    const begun = { ...NOTHING, location: null, ai: false, stages: this.#pad, seat, mission, destination }
    const count = (left: number): Beat => ({ lasts: COUNT, play: () => void this.#show({ ...begun, count: left }, 0) })
    return [count(3), count(2), count(1), { lasts: COUNT, play: () => void this.#show(begun, 0) }]
  }

  /** The AI has no cards: its Rocket goes on by itself. */
  #tellAi(fact: Fact): Beat[] {
    const at = (rocket: number, location: number | null): Scene => ({
      ...{ ...NOTHING, ai: true, seat: -1, mission: null, destination: null },
      ...{ rocket, location },
    })
    switch (fact.type) {
      case 'AiMissionBegan':
        this.#target = fact.location
        return this.#show(at(fact.rocket, fact.location), 1100)
      case 'AiAdvanced':
        this.#show(at(fact.rocket - 1, this.#target), 0)
        return [{ lasts: COUNT }, { lasts: 2 * COUNT, play: () => this.#move(fact.rocket) }]
      case 'AiArrived':
        this.#told ??= at(0, fact.location)
        return this.#end(this.#told, 'arrived', fact.vp, fact.location)
    }
    return []
  }

  /** A page that was opened later never saw these cards on the Launch Pad: they were stages all the same. */
  #spend(cards: readonly number[]): void {
    const { last } = this
    const more = last ? cards.filter((card) => !last.stages.includes(card)) : []
    if (last && more.length) this.last = { ...last, stages: [...last.stages, ...more] }
  }

  /** One space on, then again until the Rocket is there. */
  #move(to: number): Beat[] {
    const scene = this.#told
    if (!scene || scene.rocket >= to) return []
    return [...this.#show({ ...scene, rocket: scene.rocket + 1 }, SPACE), { lasts: 0, play: () => this.#move(to) }]
  }

  /** How it ends; the points are counted up one by one. */
  #end(scene: Scene, outcome: Outcome, vp = 0, location: number | null = null): Beat[] {
    const ended = { ...scene, outcome, vp, location }
    this.last = { ...ended, counted: vp }
    const beats = this.#show(ended, COUNT)
    this.#told = null
    const points = Array.from({ length: vp }, (_, point): Beat => {
      return { lasts: POINT, play: () => void (this.played = { ...ended, counted: point + 1 }) }
    })
    return [...beats, ...points, { lasts: OUTCOME }]
  }
}

/** The card drawn last has moved the Rocket. */
function moved(turned: Turned[], by: number): Turned[] {
  return turned.map((one, index) => (index === turned.length - 1 ? { ...one, moved: by } : one))
}

/** The card that a fact is about, to be looked at; null if there is none that everybody may see. */
export function cardOf(fact: { type: string }): number | null {
  const { card, cards, mission } = fact as { card?: number; cards?: number[]; mission?: number }
  const found = card ?? cards?.[0] ?? mission ?? -1
  return found >= 0 ? found : null
}

/** What is decided when a launch is over: how it ended stays in sight. */
const AFTERWARDS = new Set(['KeepingMission', 'KeepingEngines', 'AbortDiscarding'])

/** The launch that a state tells of; ``last`` is the one that ended last. */
export function sceneOf(state: State, last: Scene | null = null): Scene | null {
  const view = state.view as View
  const { launch } = view
  const step = view.agenda.at(-1)
  if (step && AFTERWARDS.has(step.type) && last?.seat === view.seat) return last
  if (!launch) return null
  const counted = launch.drawn.map((card, index) => ({ card, moved: launch.moves[index] ?? 0 }))
  const aside = launch.aside.map((card) => ({ card, moved: null }))
  const answered = step?.type === 'Reacting' ? [{ card: step.card, moved: null }] : []
  const rocket = (state.figures as Figures).rocket ?? 0
  return {
    ...{ ...NOTHING, ai: false, seat: view.seat, mission: launch.mission, destination: launch.destination, rocket },
    ...{ turned: [...aside, ...counted, ...answered], stages: view.players[view.seat]?.pad ?? [] },
    location: launch.location,
  }
}
