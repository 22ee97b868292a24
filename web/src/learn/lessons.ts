/** Which explanation is due: decided by a game's guide, from the step, the options and what has happened. */

import type { NewsItem, OptionInfo, Said, State, TableInfo } from '../lib/types'
import type { Guide, GuideEvent, GuideLesson, GuideStep, Wanted } from './data'

/** What a newcomer has seen of a game so far. */
export type Seen = {
  guide: Guide
  table: TableInfo
  seat: number
  /** Kinds of facts and events that have come; with "my" or "their" before them too; how the first of each was told. */
  facts: Map<string, Said | undefined>
  /** What could be done at some time: by verb, the targets. */
  offers: Map<string, Set<string>>
  /** How many turns or years one has begun. */
  turns: number
}

type Fact = { type: string; seat?: number; [field: string]: unknown }

export function begin(guide: Guide, table: TableInfo, seat: number): Seen {
  return { guide, table, seat, facts: new Map(), offers: new Map(), turns: 0 }
}

/** Take note of a state, and of all that has happened since the one before. */
export function note(seen: Seen, state: State, fresh: readonly NewsItem[]): void {
  for (const item of fresh) {
    for (const [number, fact] of (item.facts as Fact[]).entries()) {
      const mine = fact.seat === seen.seat
      const events = seen.guide.events.filter((event) => holds(event, fact)).map((event) => event.name)
      for (const kind of [fact.type, ...events]) {
        tell(seen, kind, item.say[number])
        if (fact.seat !== undefined) tell(seen, `${mine ? 'my' : 'their'} ${kind}`, item.say[number])
      }
      if (mine && fact.type === seen.guide.turn) seen.turns += 1
    }
  }
  if (state.awaited !== state.seat) return
  for (const { verb, targets } of state.options) {
    const known = seen.offers.get(verb) ?? new Set()
    for (const target of Object.values(targets)) known.add(target)
    seen.offers.set(verb, known)
  }
}

function tell(seen: Seen, kind: string, said: Said | undefined): void {
  if (!seen.facts.has(kind)) seen.facts.set(kind, said)
}

/** Whether a fact is what an event names. A field may hold several values. */
function holds(event: GuideEvent, fact: Fact): boolean {
  if (event.fact !== fact.type) return false
  const found = fact[event.field]
  if (event.unlike) return found !== fact[event.unlike]
  return Array.isArray(found) ? found.includes(event.value) : found === event.value
}

/** Copies of a card have a number behind their name. */
const meets = (target: string, wanted: string): boolean => target === wanted || target.startsWith(`${wanted}-`)

const couldBe = (seen: Seen, { verb, target }: Wanted): boolean => {
  const targets = seen.offers.get(verb)
  return targets !== undefined && (!target || [...targets].some((one) => meets(one, target)))
}

const canBe = (options: readonly OptionInfo[], wanted: Wanted): boolean =>
  options.some(
    (one) =>
      one.verb === wanted.verb &&
      (!wanted.target || Object.values(one.targets).some((target) => meets(target, wanted.target))),
  )

/** Whether a lesson's time has come: all of its conditions hold. */
export function isDue(lesson: GuideLesson, seen: Seen): boolean {
  const { mode } = seen.table
  return (
    (!lesson.modes.length || lesson.modes.includes(mode)) &&
    !lesson.not_modes.includes(mode) &&
    lesson.facts.every((fact) => seen.facts.has(fact)) &&
    (!lesson.offers.length || lesson.offers.some((offer) => couldBe(seen, offer))) &&
    seen.turns >= lesson.turn
  )
}

/** So many news after a lesson was due it explains what is long past, whether somebody has read it or not. */
const STALE = 80

/** Which lessons are put away unread; since when each is due is noted in ``since``. */
export function outdated(due: readonly GuideLesson[], since: Record<string, number>, at: number): string[] {
  for (const { id } of due) since[id] ??= at
  return due.map(({ id }) => id).filter((id) => at - (since[id] ?? at) > STALE)
}

/** What one is asked just now; null where nothing is asked. */
export function asked(guide: Guide, state: State): GuideStep | null {
  const { step, options } = state
  if (!step) return null
  const found = guide.steps.find(
    (one) =>
      one.step === step.id &&
      (!one.offers.length || one.offers.some((offer) => canBe(options, offer))) &&
      !one.lacks.some((verb) => options.some((option) => option.verb === verb)) &&
      Object.entries(one.args).every(([name, value]) => step.args[name] === value),
  )
  if (!found) return null
  const waits = state.awaited !== null && state.awaited !== state.seat && !found.chance
  return waits ? guide.waiting : found
}
