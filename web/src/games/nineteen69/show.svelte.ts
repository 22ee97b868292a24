/** Flights as the news tell them: dice tumble, cards turn over, the rocket moves. */

import type { NewsItem, State } from '../../lib/types'
import { deedOf, type Beat, type Scene, type Script } from '../../show/script'
import type { DieRolled, Fact, MissionLaunched, PrestigeGained, RocketPushed, TestDone } from './facts'
import { travelsOf } from './travels'

export type Face = DieRolled['face']

export interface Stage {
  seat: number
  mission: number
  start: number
  rocket: number
  dice: Face[]
  rerolled: number[]
  /** The die that tumbles now. */
  tumbling: number
  test: TestDone | null
  insurance: number
  committed: Record<number, number>
  revealed: Record<number, number[]>
  back: RocketPushed | null
  ahead: RocketPushed | null
  gained: PrestigeGained | null
  progressed: boolean
}

const STEP = 170
/** How long a beat stays before the next one. */
const LASTS: Partial<Record<Fact['type'], number>> = {
  MissionLaunched: 650,
  DieRolled: 260,
  TestDone: 900,
  InsurancePaid: 450,
  CardsCommitted: 400,
  CardsRevealed: 800,
  RocketPushed: 600,
  PrestigeGained: 1300,
  MoonProgressed: 900,
}
/** News of the purchases that follow clear the stage. */
const CLEARING = new Set<Fact['type']>(['ScientistHired', 'CardPaid', 'PurchasesDone'])

/** Milliseconds for which what somebody has done stands; what is not named here changes nothing that is seen. */
const RESTS: Partial<Record<Fact['type'], number>> = {
  ...{ ScientistHired: 500, CardPaid: 250, CardDrawn: 250, CardDiscarded: 350, PrestigeSold: 500, IncomeTaken: 250 },
  ...{ YearBegan: 600, NoLaunch: 350, FirstPlayerChosen: 400, YearEnded: 400 },
}

/** The points that a flight brings are counted when it is over. */
const brings = (fact: Fact): boolean => fact.type === 'PrestigeGained'

export class FlightShow implements Script {
  stage: Stage | null = $state(null)
  /** Where the rockets of this year stand, by seat. */
  parked: Record<number, { mission: number; space: number }> = $state({})

  /** What a flight brings is seen when its dice have come to rest. */
  scene(item: NewsItem, before: State): Scene | null {
    const facts = item.facts as Fact[]
    const deed = deedOf(item, RESTS, before.seat)
    const beats = facts.flatMap((fact) => this.#beats(fact))
    const flown = facts.find((fact) => LASTS[fact.type] !== undefined)
    if (!flown) return beats.length && deed ? { ...deed, beats } : deed
    const seat = this.stage?.seat ?? ('seat' in flown ? flown.seat : null)
    const still = facts.every((fact) => fact.type === 'DieRolled')
    return { kind: 'flight', seat, great: true, beats, still, rests: facts.some(brings) ? 600 : (deed?.rests ?? 0) }
  }

  travels = travelsOf

  cut(): void {
    if (this.stage) this.stage.tumbling = -1
  }

  reset(): void {
    this.stage = null
    this.parked = {}
  }

  /** One fact as beats; a move of the rocket is one beat a space. */
  #beats(fact: Fact): Beat[] {
    const beat = { lasts: LASTS[fact.type] ?? 0, tells: fact.type, play: () => void this.#play(fact) }
    if (fact.type !== 'TestDone' && fact.type !== 'RocketPushed') return [beat]
    return [beat, { lasts: 0, play: () => this.#move(fact.rocket) }]
  }

  /** One space nearer, then again until it is there. */
  #move(rocket: number): Beat[] {
    const stage = this.stage
    if (!stage || stage.rocket === rocket) return []
    stage.rocket += Math.sign(rocket - stage.rocket)
    return [{ lasts: STEP }, { lasts: 0, play: () => this.#move(rocket) }]
  }

  #play(fact: Fact): void {
    if (fact.type === 'MissionLaunched') return this.#launch(fact)
    if (fact.type === 'YearEnded') this.parked = {}
    const stage = this.stage
    if (!stage) return
    if (CLEARING.has(fact.type)) this.stage = null
    else this.#tell(stage, fact)
    if (fact.type !== 'DieRolled') stage.tumbling = -1
  }

  #tell(stage: Stage, fact: Fact): void {
    switch (fact.type) {
      case 'DieRolled':
        return this.#roll(stage, fact)
      case 'TestDone':
        stage.test = fact
        return
      case 'InsurancePaid':
        stage.insurance = fact.money
        return
      case 'CardsCommitted':
        stage.committed[fact.seat] = fact.cards
        return
      case 'CardsRevealed':
        stage.revealed[fact.seat] = fact.values
        return
      case 'RocketPushed':
        if (fact.spaces > 0) stage.ahead = fact
        else stage.back = fact
        return
      case 'PrestigeGained':
        stage.gained = fact
        stage.rocket = fact.rocket
        this.parked[fact.seat] = { mission: fact.mission, space: fact.rocket }
        return
      case 'MoonProgressed':
        stage.progressed = true
    }
  }

  #launch(fact: MissionLaunched): void {
    this.stage = {
      ...{ seat: fact.seat, mission: fact.mission, start: fact.start, rocket: fact.start },
      ...{ dice: [], rerolled: [], tumbling: -1, test: null, insurance: 0, committed: {}, revealed: {} },
      ...{ back: null, ahead: null, gained: null, progressed: false },
    }
  }

  #roll(stage: Stage, fact: DieRolled): void {
    if (fact.die < stage.dice.length) stage.rerolled.push(fact.die)
    stage.dice[fact.die] = fact.face
    stage.tumbling = fact.die
  }
}
