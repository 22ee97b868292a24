/** Flights as they are told by the news, beat by beat: dice tumble, cards turn over, the rocket moves.

The table itself is always drawn from the latest view; the show may be some seconds behind, and every click
makes it catch up. */

import type { NewsItem } from '../lib/types'
import type * as F from './facts'

export type Fact =
  | F.CardDiscarded
  | F.CardDrawn
  | F.CardPaid
  | F.CardsCommitted
  | F.CardsRevealed
  | F.DeckShuffled
  | F.DieRolled
  | F.FirstPlayerChosen
  | F.GameEnded
  | F.IncomeTaken
  | F.InsurancePaid
  | F.MissionLaunched
  | F.MoonProgressed
  | F.NeutralsTurned
  | F.NoLaunch
  | F.PrestigeGained
  | F.PrestigeSold
  | F.PurchasesDone
  | F.RocketPushed
  | F.ScientistHired
  | F.TestDone
  | F.YearBegan
  | F.YearEnded
export type Face = F.DieRolled['face']

export interface Stage {
  seat: number
  mission: number
  start: number
  rocket: number
  dice: Face[]
  rerolled: number[]
  /** The die that tumbles now. */
  tumbling: number
  test: F.TestDone | null
  insurance: number
  committed: Record<number, number>
  revealed: Record<number, number[]>
  back: F.RocketPushed | null
  ahead: F.RocketPushed | null
  gained: F.PrestigeGained | null
  progressed: boolean
}

interface Beat {
  /** Milliseconds before the next beat. */
  lasts: number
  launch?: boolean
  play: () => void
}

/** All that waits is shown within this time. */
const LONGEST = 9000
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

export class Show {
  stage: Stage | null = $state(null)
  /** Where the rockets of this year stand, by seat. */
  parked: Record<number, { mission: number; space: number }> = $state({})
  busy = $state(false)
  /** The number of the latest news that was shown. */
  at = $state(0)

  #seen: number | null = null
  #beats: Beat[] = []
  #timer = 0

  /** Take in what is new; what was there before this page was opened is not played again.

  If somebody is asked about the flight in the air, earlier ones are not waited for. */
  hear(news: NewsItem[], asked: boolean): void {
    // A replay may go back.
    if (this.#seen !== null && (news.at(-1)?.at ?? 0) < this.#seen) this.#forget()
    const first = this.#seen === null
    const fresh = news.filter((item) => item.at > (this.#seen ?? 0))
    this.#seen = Math.max(this.#seen ?? 0, fresh.at(-1)?.at ?? 0)
    for (const item of fresh) {
      for (const fact of item.facts as Fact[]) this.#add(fact)
      this.#beats.push({ lasts: 0, play: () => (this.at = item.at) })
    }
    if (asked) this.#skipTo(this.#beats.map((beat) => beat.launch === true).lastIndexOf(true))
    if (first || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) this.skip()
    else this.#run()
  }

  /** Show all that waits at once. */
  skip(): void {
    clearTimeout(this.#timer)
    // A beat may bring another.
    for (let beat = this.#beats.shift(); beat; beat = this.#beats.shift()) beat.play()
    if (this.stage) this.stage.tumbling = -1
    this.busy = false
  }

  #forget(): void {
    this.skip()
    this.stage = null
    this.parked = {}
    this.at = 0
    this.#seen = null
  }

  #skipTo(launch: number): void {
    if (launch < 0) return
    const later = this.#beats.splice(launch)
    this.skip()
    this.#beats = later
  }

  #run(): void {
    if (this.busy || !this.#beats.length) return
    this.busy = true
    this.#next()
  }

  #next(): void {
    const beat = this.#beats.shift()
    if (!beat) {
      if (this.stage) this.stage.tumbling = -1
      this.busy = false
      return
    }
    beat.play()
    const waiting = this.#beats.reduce((sum, one) => sum + one.lasts, beat.lasts)
    this.#timer = window.setTimeout(() => this.#next(), beat.lasts / Math.max(1, waiting / LONGEST))
  }

  /** One fact as beats; a move of the rocket is one beat a space. */
  #add(fact: Fact): void {
    this.#beats.push({ lasts: LASTS[fact.type] ?? 0, launch: fact.type === 'MissionLaunched', play: () => this.#play(fact) })
    if (fact.type === 'TestDone' || fact.type === 'RocketPushed') {
      this.#beats.push({ lasts: STEP, play: () => this.#move(fact.rocket) })
    }
  }

  /** One space nearer, then again until it is there. */
  #move(rocket: number): void {
    const stage = this.stage
    if (!stage || stage.rocket === rocket) return
    stage.rocket += Math.sign(rocket - stage.rocket)
    this.#beats.unshift({ lasts: STEP, play: () => this.#move(rocket) })
  }

  #play(fact: Fact): void {
    if (fact.type === 'MissionLaunched') return this.#launch(fact)
    if (fact.type === 'YearEnded') this.parked = {}
    const stage = this.stage
    if (!stage) return
    if (CLEARING.has(fact.type)) this.stage = null
    else if (fact.type === 'DieRolled') this.#roll(stage, fact)
    else if (fact.type === 'TestDone') stage.test = fact
    else if (fact.type === 'InsurancePaid') stage.insurance = fact.money
    else if (fact.type === 'CardsCommitted') stage.committed[fact.seat] = fact.cards
    else if (fact.type === 'CardsRevealed') stage.revealed[fact.seat] = fact.values
    else if (fact.type === 'RocketPushed') {
      if (fact.spaces > 0) stage.ahead = fact
      else stage.back = fact
    } else if (fact.type === 'PrestigeGained') {
      stage.gained = fact
      stage.rocket = fact.rocket
      this.parked[fact.seat] = { mission: fact.mission, space: fact.rocket }
    } else if (fact.type === 'MoonProgressed') stage.progressed = true
    if (fact.type !== 'DieRolled') stage.tumbling = -1
  }

  #launch(fact: F.MissionLaunched): void {
    this.stage = {
      seat: fact.seat,
      mission: fact.mission,
      start: fact.start,
      rocket: fact.start,
      dice: [],
      rerolled: [],
      tumbling: -1,
      test: null,
      insurance: 0,
      committed: {},
      revealed: {},
      back: null,
      ahead: null,
      gained: null,
      progressed: false,
    }
  }

  #roll(stage: Stage, fact: F.DieRolled): void {
    if (fact.die < stage.dice.length) stage.rerolled.push(fact.die)
    stage.dice[fact.die] = fact.face
    stage.tumbling = fact.die
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
