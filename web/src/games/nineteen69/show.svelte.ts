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
  /** The dice that are in the air, by their places. */
  air: number[]
  test: TestDone | null
  insurance: number
  /** How many cards each seat has laid down, and how many of them have been turned up so far. */
  committed: Record<number, number>
  revealed: Record<number, number[]>
  back: RocketPushed | null
  ahead: RocketPushed | null
  gained: PrestigeGained | null
  progressed: boolean
  /** It is over, and the picture after it is drawn. */
  closed: boolean
}

const STEP = 190
/** Milliseconds for which dice tumble before they land, one after the other; and before the last one. */
const [TUMBLE, LAND, LAST, AGAIN, SETTLED] = [700, 170, 750, 800, 600]
/** How long a beat stays before the next one. */
const LASTS: Partial<Record<Fact['type'], number>> = {
  MissionLaunched: 900,
  DieRolled: 1,
  TestDone: 1000,
  InsurancePaid: 450,
  CardsCommitted: 450,
  CardsRevealed: 350,
  RocketPushed: 700,
  PrestigeGained: 2400,
  MoonProgressed: 1000,
}
/** A card is turned up, and the next one waits for so long. */
const TURN = 480
/** A landing on the Moon is looked at for longer. */
const LANDING = 4600
/** News of the purchases that follow clear the stage. */
const CLEARING = new Set<Fact['type']>(['ScientistHired', 'CardPaid', 'PurchasesDone'])

/** Milliseconds for which what somebody has done stands; what is not named here changes nothing that is seen. */
const RESTS: Partial<Record<Fact['type'], number>> = {
  ...{ ScientistHired: 500, CardPaid: 250, CardDrawn: 250, CardDiscarded: 350, PrestigeSold: 500, IncomeTaken: 250 },
  ...{ YearBegan: 600, NoLaunch: 350, FirstPlayerChosen: 400, YearEnded: 400 },
}

/** For so long a spy on one's own sheets is shown. */
const ALARM = 1600

/** What is heard of a fact: nothing of cards that nobody lays down, and no fanfare for a flight that brings nothing. */
function soundOf(fact: Fact): string {
  if (fact.type === 'CardsCommitted' && !fact.cards) return ''
  return fact.type === 'PrestigeGained' && fact.points <= 0 ? 'NothingGained' : fact.type
}

/** The points that a flight brings are counted when it is over. */
const brings = (fact: Fact): boolean => fact.type === 'PrestigeGained'

export class FlightShow implements Script {
  stage: Stage | null = $state(null)
  /** Somebody wants to see the board under the stage. */
  folded = $state(false)
  /** Where the rockets of this year stand, by seat. */
  parked: Record<number, { mission: number; space: number }> = $state({})

  /** How many dice are cast, and which mission is the Moon. */
  readonly #count: number
  readonly #moon: number

  constructor(count: number, moon: number) {
    this.#count = count
    this.#moon = moon
  }

  /** What a flight brings is seen when its dice have come to rest. */
  scene(item: NewsItem, before: State): Scene | null {
    const facts = item.facts as Fact[]
    const deed = deedOf(item, RESTS, before.seat)
    const beats = facts.flatMap((fact) => this.#beats(fact))
    const flown = facts.find((fact) => LASTS[fact.type] !== undefined)
    if (!flown) {
      if (!deed) return null
      const spied = facts.some(
        (fact) => fact.type === 'ScientistHired' && fact.owner === before.seat && fact.seat !== before.seat,
      )
      return { ...deed, beats, ...(spied && { kind: 'SpyCame', rests: ALARM }) }
    }
    const seat = this.stage?.seat ?? ('seat' in flown ? flown.seat : null)
    const still = facts.every((fact) => fact.type === 'DieRolled')
    return { kind: 'flight', seat, great: true, beats, still, rests: facts.some(brings) ? 600 : (deed?.rests ?? 0) }
  }

  travels = travelsOf

  cut(): void {
    const { stage } = this
    if (!stage) return
    stage.air = []
    if (stage.gained) stage.closed = true
  }

  reset(): void {
    this.stage = null
    this.parked = {}
  }

  /** One fact as beats. */
  #beats(fact: Fact): Beat[] {
    const beat = { lasts: this.#lasts(fact), tells: soundOf(fact), play: () => void this.#play(fact) }
    switch (fact.type) {
      case 'DieRolled':
        return [{ lasts: 0, play: () => this.#cast(fact) }, beat, { lasts: 0, play: () => this.#settle() }]
      case 'CardsRevealed':
        return [{ lasts: 0, play: () => this.#turn(fact.seat, [...fact.values]) }, beat]
      case 'TestDone':
      case 'RocketPushed':
        return [beat, { lasts: 0, play: () => this.#move(fact.rocket) }]
      default:
        return [beat]
    }
  }

  #lasts(fact: Fact): number {
    // Who lays down nothing is told together with the others.
    if (fact.type === 'CardsCommitted' && !fact.cards) return 0
    if (fact.type === 'PrestigeGained' && fact.mission === this.#moon) return LANDING
    return LASTS[fact.type] ?? 0
  }

  /** All dice tumble together and land one by one; the last one, and one that is cast again, keep everybody waiting. */
  #cast({ die }: DieRolled): Beat[] {
    const { stage } = this
    if (!stage) return []
    if (die < stage.dice.length) {
      stage.rerolled.push(die)
      stage.air = [die]
      return [{ lasts: AGAIN }]
    }
    const left = Array.from({ length: this.#count - die }, (_, at) => die + at)
    const first = !stage.air.length
    stage.air = left
    return [{ lasts: first ? TUMBLE : left.length === 1 ? LAST : LAND }]
  }

  /** The dice lie still for a moment when the last one has landed. */
  #settle(): Beat[] {
    return this.stage?.air.length ? [] : [{ lasts: SETTLED }]
  }

  /** The cards of a seat turn over, the lowest first. */
  #turn(seat: number, values: number[]): Beat[] {
    const { stage } = this
    if (!stage) return []
    stage.revealed[seat] = []
    return values
      .sort((one, other) => one - other)
      .map((value) => ({ lasts: TURN, play: () => void stage.revealed[seat]!.push(value) }))
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
  }

  #tell(stage: Stage, fact: Fact): void {
    switch (fact.type) {
      case 'DieRolled':
        stage.dice[fact.die] = fact.face
        stage.air = stage.air.filter((die) => die !== fact.die)
        return
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
        stage.revealed[fact.seat] = [...fact.values].sort((one, other) => one - other)
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
    this.folded = false
    this.stage = {
      ...{ seat: fact.seat, mission: fact.mission, start: fact.start, rocket: fact.start },
      ...{ dice: [], rerolled: [], air: [], test: null, insurance: 0, committed: {}, revealed: {} },
      ...{ back: null, ahead: null, gained: null, progressed: false, closed: false },
    }
  }
}
