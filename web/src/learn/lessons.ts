/**
 * Which explanation is due: decided by the step, the options and what has happened, never by the rules.
 * The texts are in guide-*.ftl, under `guide-<game>-<id>`.
 */

import type { NewsItem, Said, State, TableInfo } from '../lib/types'

/** What the guide has seen of a game so far. */
export type Seen = {
  table: TableInfo
  seat: number
  /** Kinds of facts that have come, those of one's own with "my " before them; how the first of each was told. */
  facts: Map<string, Said | undefined>
  /** What could be done at some time: verbs, and verbs with what they were about. */
  offers: Set<string>
  /** How many turns or years one has begun. */
  turns: number
}

/** ``tells``: what may be anybody's doing begins with the sentence of the first such fact, which names them. */
export type Lesson = { id: string; rule: string; due: (seen: Seen) => boolean; tells?: string }

type Fact = { type: string; seat?: number; [field: string]: unknown }

const verb = (action: string): string => action.split(' ')[0] ?? ''

export function begin(table: TableInfo, seat: number): Seen {
  return { table, seat, facts: new Map(), offers: new Set(), turns: 0 }
}

/** Take note of a state, and of all that has happened since the one before. */
export function note(seen: Seen, state: State, fresh: NewsItem[]): void {
  for (const item of fresh) {
    for (const [number, fact] of (item.facts as Fact[]).entries()) {
      const told = (kind: string): unknown => seen.facts.has(kind) || seen.facts.set(kind, item.say[number])
      told(fact.type)
      if (fact.seat === undefined) continue
      const mine = fact.seat === seen.seat
      told(`${mine ? 'my' : 'their'} ${fact.type}`)
      if (mine && (fact.type === 'TurnBegan' || fact.type === 'IncomeTaken')) seen.turns += 1
      if (fact.type === 'CardsPlaced' || fact.type === 'CardPlacedFree') {
        const places = (fact['places'] ?? [fact['place']]) as string[]
        for (const place of places) told(`${mine ? 'my' : 'their'} ${place}`)
      }
      if (fact.type === 'RocketMoved' && fact['by'] === 0) told('zero')
      if (fact.type === 'ScientistHired' && fact['owner'] !== fact.seat) told('spy')
    }
  }
  if (state.awaited !== state.seat) return
  for (const { action } of state.options) {
    seen.offers.add(verb(action))
    seen.offers.add(action)
  }
}

const fact =
  (...kinds: string[]) =>
  (seen: Seen): boolean =>
    kinds.some((kind) => seen.facts.has(kind))
const offer =
  (...starts: string[]) =>
  (seen: Seen): boolean =>
    starts.some((start) => seen.offers.has(start) || [...seen.offers].some((one) => one.startsWith(`${start}-`)))
const turn =
  (number: number) =>
  (seen: Seen): boolean =>
    seen.turns >= number
const mode =
  (wanted: string) =>
  (seen: Seen): boolean =>
    seen.table.mode === wanted

const all =
  (...conditions: ((seen: Seen) => boolean)[]) =>
  (seen: Seen): boolean =>
    conditions.every((holds) => holds(seen))
const not =
  (condition: (seen: Seen) => boolean) =>
  (seen: Seen): boolean =>
    !condition(seen)

/** In the order in which they are told when several are due. */
const ROCKETMEN: Lesson[] = [
  { id: 'aim', rule: 'RM-9.1', due: all(not(mode('battle')), not(mode('solo'))) },
  { id: 'aim-battle', rule: 'RM-14.3', due: mode('battle') },
  { id: 'aim-solo', rule: 'RM-15.17', due: mode('solo') },
  { id: 'table', rule: 'RM-1.11', due: () => true },
  { id: 'hand', rule: 'RM-4.5', due: turn(1) },
  { id: 'what-to-buy', rule: 'RM-4.1', due: offer('buy') },
  { id: 'bought', rule: 'RM-4.9', due: fact('my CardsBought') },
  { id: 'planned', rule: 'RM-5.11', due: fact('my plan') },
  { id: 'loaded', rule: 'RM-5.7', due: fact('my pad') },
  { id: 'turn-ended', rule: 'RM-8.3', due: fact('my TurnEnded') },
  { id: 'declared', rule: 'RM-1.8', due: fact('LaunchDeclared'), tells: 'LaunchDeclared' },
  { id: 'boosted', rule: 'RM-7.8', due: fact('RocketBoosted'), tells: 'RocketBoosted' },
  { id: 'drawn', rule: 'RM-1.10', due: fact('SuccessDrawn'), tells: 'SuccessDrawn' },
  { id: 'zero', rule: 'RM-7.14', due: fact('zero'), tells: 'zero' },
  { id: 'arrived', rule: 'RM-7.23', due: fact('my MissionSucceeded') },
  { id: 'failed', rule: 'RM-7.22', due: fact('MissionFailed'), tells: 'MissionFailed' },
  { id: 'aborted', rule: 'RM-7.18', due: fact('LaunchAborted'), tells: 'LaunchAborted' },
  { id: 'rival-arrived', rule: 'RM-1.18', due: fact('their MissionSucceeded'), tells: 'their MissionSucceeded' },
  { id: 'first-token', rule: 'RM-7.24', due: fact('FirstTokenTaken'), tells: 'FirstTokenTaken' },
  { id: 'ending', rule: 'RM-9.3', due: fact('EndTriggered'), tells: 'EndTriggered' },
  { id: 'shuffled', rule: 'RM-8.4', due: fact('my HqShuffled') },
  { id: 'ai-mission', rule: 'RM-15.9', due: fact('AiMissionBegan') },
  { id: 'ai-took', rule: 'RM-15.15', due: fact('AiTook') },
  { id: 'ai-arrived', rule: 'RM-15.12', due: fact('AiArrived') },
  { id: 'rival', rule: 'RM-16.1', due: all(fact('their TurnBegan'), fact('my TurnEnded')) },
  { id: 'goals', rule: 'RM-12.1', due: all(fact('my GoalDealt'), turn(2), not(mode('solo'))) },
  { id: 'goal-alone', rule: 'RM-15.5', due: all(fact('my GoalDealt'), mode('solo')) },
  { id: 'variants', rule: 'RM-13.2', due: fact('VariantDrawn') },
  { id: 'tokens', rule: 'RM-1.15', due: offer('pay-token') },
  { id: 'pad-effects', rule: 'RM-10.3', due: offer('use') },
  { id: 'depot', rule: 'RM-11.6', due: offer('store') },
  { id: 'market', rule: 'RM-13.11', due: offer('refresh') },
  { id: 'give', rule: 'RM-15.14', due: offer('remove') },
  { id: 'effects', rule: 'RM-10.1', due: offer('play') },
  {
    id: 'engines',
    rule: 'RM-4.10',
    due: all(
      offer('buy small-rocket-boosters', 'buy standard-rocket-engines', 'buy super-heavy-engines'),
      turn(2),
    ),
  },
  { id: 'idea-rhythm', rule: 'RM-3.2', due: turn(2) },
  { id: 'idea-cost', rule: 'RM-4.17', due: turn(3) },
  { id: 'threats', rule: 'RM-10.8', due: all(offer('buy asteroid-impact', 'buy climate-change', 'buy pandemic'), turn(3)) },
  { id: 'idea-boost', rule: 'RM-7.8', due: all(fact('my pad'), turn(3)) },
  { id: 'idea-combine', rule: 'RM-5.4', due: turn(4) },
  { id: 'idea-points', rule: 'RM-1.18', due: all(turn(5), not(mode('battle'))) },
]

const NINETEEN69: Lesson[] = [
  { id: 'aim', rule: 'N-8.5', due: () => true },
  { id: 'table', rule: 'N-1.7', due: () => true },
  { id: 'phases', rule: 'N-3.1', due: () => true },
  { id: 'researches', rule: 'N-10.1', due: offer('hire') },
  { id: 'scientists', rule: 'N-9.1', due: offer('hire') },
  { id: 'hired', rule: 'N-5.7', due: fact('my ScientistHired') },
  { id: 'launched', rule: 'N-6.2', due: fact('MissionLaunched'), tells: 'MissionLaunched' },
  { id: 'rolled', rule: 'N-6.12', due: fact('DieRolled'), tells: 'DieRolled' },
  { id: 'tested', rule: 'N-6.13', due: fact('TestDone'), tells: 'TestDone' },
  { id: 'insured', rule: 'N-6.15', due: fact('InsurancePaid'), tells: 'InsurancePaid' },
  { id: 'committed', rule: 'N-6.18', due: fact('CardsCommitted'), tells: 'CardsCommitted' },
  { id: 'revealed', rule: 'N-6.22', due: fact('RocketPushed'), tells: 'RocketPushed' },
  { id: 'gained', rule: 'N-6.26', due: fact('PrestigeGained'), tells: 'PrestigeGained' },
  { id: 'progressed', rule: 'N-6.28', due: fact('MoonProgressed'), tells: 'MoonProgressed' },
  { id: 'year-ended', rule: 'N-7.1', due: fact('YearEnded') },
  { id: 'cards-what', rule: 'N-6.24', due: offer('draw') },
  { id: 'drawn', rule: 'N-5.16', due: fact('my CardDrawn') },
  { id: 'rival-hired', rule: 'N-12.2', due: fact('their ScientistHired'), tells: 'their ScientistHired' },
  { id: 'spied', rule: 'N-5.10', due: fact('spy'), tells: 'spy' },
  { id: 'income', rule: 'N-4.1', due: all(fact('my IncomeTaken'), turn(2)) },
  { id: 'sold', rule: 'N-4.4', due: fact('PrestigeSold'), tells: 'PrestigeSold' },
  { id: 'spies', rule: 'N-9.5', due: all(offer('hire spy'), turn(2)) },
  { id: 'idea-first-mission', rule: 'N-6.13', due: fact('my ScientistHired') },
  { id: 'idea-robotics', rule: 'N-5.13', due: turn(2) },
  { id: 'idea-dice', rule: 'N-6.7', due: turn(3) },
  { id: 'idea-defence', rule: 'N-6.18', due: turn(4) },
  { id: 'idea-moon', rule: 'N-11.1', due: turn(4) },
  { id: 'idea-end', rule: 'N-8.4', due: turn(6) },
  { id: 'shuffled', rule: 'N-5.20', due: fact('DeckShuffled') },
]

export const LESSONS: Record<string, Lesson[]> = { rocketmen: ROCKETMEN, '1969': NINETEEN69 }

/** What each step asks: the text, and the rule behind it. Steps of chance need no answer. */
const STEPS: Record<string, [string, string]> = {
  'step-over': ['over', 'RM-9.9'],
  'step-running': ['chance', 'RM-2.8'],
  'step-pick-first-player': ['chance', 'RM-2.11'],
  'step-deal-threat': ['chance', 'RM-2.5'],
  'step-draw-solitaire': ['chance', 'RM-15.9'],
  'step-fill-slot': ['chance', 'RM-4.14'],
  'step-draw-to-hand': ['chance', 'RM-8.3'],
  'step-deal-goal': ['chance', 'RM-2.10'],
  'step-draw-variant': ['chance', 'RM-13.1'],
  'step-flip-success': ['chance', 'RM-7.14'],
  'step-acting': ['acting', 'RM-3.2'],
  'step-purchasing': ['purchasing', 'RM-4.5'],
  'step-placing': ['placing', 'RM-5.4'],
  'step-refreshing': ['refreshing', 'RM-13.11'],
  'step-taking-threat': ['taking-threat', 'RM-4.19'],
  'step-removing': ['removing', 'RM-11.14'],
  'step-cycling': ['cycling', 'RM-11.15'],
  'step-top-decking': ['top-decking', 'RM-11.34'],
  'step-counting': ['counting', 'RM-11.20'],
  'step-flying': ['flying', 'RM-7.14'],
  'step-reacting': ['reacting', 'RM-7.17'],
  'step-choosing-first': ['choosing-first', 'RM-11.5'],
  'step-last-chance': ['last-chance', 'RM-7.22'],
  'step-abort-discarding': ['abort-discarding', 'RM-7.18'],
  'step-keeping-engines': ['keeping-engines', 'RM-11.40'],
  'step-keeping-mission': ['keeping-mission', 'RM-7.22'],
  'step-offering-end': ['offering-end', 'RM-E.7'],
  'step-discarding-excess': ['discarding-excess', 'RM-8.2'],
  'n-step-over': ['over', 'N-8.5'],
  'n-step-running': ['chance', 'N-2.4'],
  'n-step-pick-first-player': ['chance', 'N-2.5'],
  'n-step-drawing-card': ['chance', 'N-5.16'],
  'n-step-rolling-die': ['chance', 'N-6.8'],
  'n-step-free-cards': ['free-cards', 'N-4.2'],
  'n-step-selling': ['selling', 'N-4.4'],
  'n-step-purchasing': ['purchasing', 'N-5.1'],
  'n-step-discarding': ['discarding', 'N-5.17'],
  'n-step-placing': ['placing', 'N-5.5'],
  'n-step-targeting': ['targeting', 'N-5.8'],
  'n-step-spotting': ['spotting', 'N-5.10'],
  'n-step-launching': ['launching', 'N-6.1'],
  'n-step-rerolling': ['rerolling', 'N-6.9'],
  'n-step-converting': ['converting', 'N-6.11'],
  'n-step-committing': ['committing', 'N-6.18'],
}

export type Now = { id: string; rule: string }

/** What one is asked just now: by the step, and where a step asks many things, by what is offered. */
export function asked(state: State): Now | null {
  const step = state.step?.id ?? ''
  const [id, rule] = STEPS[step] ?? ['', '']
  if (!id) return null
  if (state.awaited !== null && state.awaited !== state.seat && id !== 'chance') {
    return { id: 'now-waiting', rule: step.startsWith('n-') ? 'N-3.2' : 'RM-3.6' }
  }
  const can = new Set(state.options.map(({ action }) => verb(action)))
  const places = new Set(
    state.options.filter(({ action }) => verb(action) === 'place').map(({ action }) => action.split(' ').at(-1)),
  )
  switch (step) {
    case 'step-acting':
      if (can.has('draw-pending') || can.has('place-free')) return { id: 'now-acting-pending', rule: 'RM-10.4' }
      if (can.has('launch')) return { id: 'now-acting-launch', rule: 'RM-7.1' }
      if (places.has('plan')) return { id: 'now-acting-plan', rule: 'RM-5.1' }
      if (places.has('pad')) return { id: 'now-acting-load', rule: 'RM-5.7' }
      if (can.has('buy')) return { id: 'now-acting-buy', rule: 'RM-4.1' }
      if (can.has('end-turn')) return { id: 'now-acting-end', rule: 'RM-3.4' }
      break
    case 'step-flying':
      if (can.has('abort')) return { id: 'now-flying-abort', rule: 'RM-7.18' }
      break
    case 'n-step-purchasing':
      if (!can.has('hire') && !can.has('draw') && !can.has('swap') && !can.has('discard')) return { id: 'now-purchasing-end', rule: 'N-5.1' }
      break
    case 'n-step-launching':
      if (!can.has('launch')) return { id: 'now-launching-none', rule: 'N-6.4' }
      break
    case 'n-step-committing':
      if (state.step?.args['whose'] === 'own') return { id: 'now-committing-own', rule: 'N-6.23' }
      break
  }
  return { id: `now-${id}`, rule }
}
