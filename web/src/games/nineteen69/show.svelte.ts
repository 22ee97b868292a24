/** Flights as the news tell them: dice tumble, cards turn over, the rocket moves.

The table itself is always drawn from the latest view; the show may be some seconds behind. */

import { Show, type Beat } from '../../board/show.svelte'
import type { NewsItem } from '../../lib/types'
import type { DieRolled, Fact, MissionLaunched, PrestigeGained, RocketPushed, TestDone } from './facts'

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

export class FlightShow extends Show {
  stage: Stage | null = $state(null)
  /** Where the rockets of this year stand, by seat. */
  parked: Record<number, { mission: number; space: number }> = $state({})
  /** The number of the latest news that was shown. */
  at = $state(0)

  #seen: number | null = null

  constructor() {
    super(LONGEST)
  }

  /** Take in what is new; what was there before this page was opened is not played again.

  If somebody is asked about the flight in the air, earlier ones are not waited for. */
  hear(news: readonly NewsItem[], asked: boolean): void {
    // A replay may go back.
    if (this.#seen !== null && (news.at(-1)?.at ?? 0) < this.#seen) this.#forget()
    const first = this.#seen === null
    const fresh = news.filter((item) => item.at > (this.#seen ?? 0))
    this.#seen = Math.max(this.#seen ?? 0, fresh.at(-1)?.at ?? 0)
    const beats: Beat[] = []
    let launch = -1
    for (const item of fresh) {
      for (const fact of item.facts as Fact[]) {
        if (fact.type === 'MissionLaunched') launch = beats.length
        beats.push(...this.#beats(fact))
      }
      beats.push({ lasts: 0, play: () => (this.at = item.at) })
    }
    this.add(...beats)
    if (asked && launch >= 0) this.skipTo(beats.length - launch)
    if (first) this.skip()
    else this.run()
  }

  protected override rest(): void {
    if (this.stage) this.stage.tumbling = -1
  }

  #forget(): void {
    this.skip()
    this.stage = null
    this.parked = {}
    this.at = 0
    this.#seen = null
  }

  /** One fact as beats; a move of the rocket is one beat a space. */
  #beats(fact: Fact): Beat[] {
    const beat = { lasts: LASTS[fact.type] ?? 0, play: () => this.#play(fact) }
    if (fact.type !== 'TestDone' && fact.type !== 'RocketPushed') return [beat]
    return [beat, { lasts: STEP, play: () => this.#move(fact.rocket) }]
  }

  /** One space nearer, then again until it is there. */
  #move(rocket: number): void {
    const stage = this.stage
    if (!stage || stage.rocket === rocket) return
    stage.rocket += Math.sign(rocket - stage.rocket)
    this.first({ lasts: STEP, play: () => this.#move(rocket) })
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
