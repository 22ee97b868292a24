/** Which explanation is due: decided by a game's guide, from the step, the options and what has happened. */

import type { NewsItem, OptionInfo, Said, State, TableInfo } from '../lib/types'
import type { FirstGame, Guide, GuideEvent, GuideLesson, GuideMove, GuideStep, Wanted } from './data'

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
  /** What one has done since the last of them began. */
  done: string[]
}

type Fact = { type: string; seat?: number; [field: string]: unknown }

export function begin(guide: Guide, table: TableInfo, seat: number): Seen {
  return { guide, table, seat, facts: new Map(), offers: new Map(), turns: 0, done: [] }
}

/** Take note of a state, and of all that has happened since the one before. */
export function note(seen: Seen, state: State, fresh: readonly NewsItem[]): void {
  for (const item of fresh) {
    if (item.seat === seen.seat && item.undo) seen.done.pop()
    else if (item.seat === seen.seat && item.action) seen.done.push(item.action)
    for (const [number, fact] of (item.facts as Fact[]).entries()) {
      const mine = fact.seat === seen.seat
      const events = seen.guide.events.filter((event) => holds(event, fact)).map((event) => event.name)
      for (const kind of [fact.type, ...events]) {
        tell(seen, kind, item.say[number])
        if (fact.seat !== undefined) tell(seen, `${mine ? 'my' : 'their'} ${kind}`, item.say[number])
      }
      if (mine && fact.type === seen.guide.turn) {
        seen.turns += 1
        seen.done = []
      }
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

// --- how much is told ---

/** A lesson that was told, and in which own turn. */
export type Told = { id: string; turn: number }
/** Nobody reads more than so many in a turn, and in a game. */
export const [A_TURN, A_GAME] = [2, 6]

/** The lesson that is told now: the one that waits to be read, else the first that is due and has room. */
export function lessonNow(
  guide: Guide,
  seen: Seen,
  told: readonly Told[],
  read: readonly string[],
): GuideLesson | undefined {
  // What was told in an earlier turn explains what is past.
  const waits = told.find(({ id, turn }) => turn === seen.turns && !read.includes(id))
  if (waits) return guide.lessons.find(({ id }) => id === waits.id)
  if (told.length >= A_GAME || told.filter(({ turn }) => turn === seen.turns).length >= A_TURN) return undefined
  return guide.lessons.find(
    (one) => one.first && isDue(one, seen) && !read.includes(one.id) && !told.some(({ id }) => id === one.id),
  )
}

/** All that is due, told or not: to be looked up. */
export const lessonsSoFar = (guide: Guide, seen: Seen): GuideLesson[] => guide.lessons.filter((one) => isDue(one, seen))

// --- what is proposed ---

/** The deal to learn with that a table plays; undefined at any other table. */
export const firstGameOf = (guide: Guide, table: TableInfo): FirstGame | undefined =>
  table.first_game
    ? guide.first_games.find(
        ({ edition, mode, players }) =>
          edition === table.edition && mode === table.mode && players === table.seats.length,
      )
    : undefined

/** The next move that is proposed in this turn: one that can be done, and has not been done as often yet. */
export function proposed(guide: Guide, seen: Seen, state: State): GuideMove | undefined {
  if (state.awaited !== state.seat) return undefined
  const left = (firstGameOf(guide, seen.table)?.moves ?? []).filter(({ turn }) => turn === seen.turns)
  for (const action of seen.done) {
    const at = left.findIndex((move) => move.action === action)
    if (at >= 0) left.splice(at, 1)
  }
  return left.find((move) => state.options.some((option) => option.action === move.action))
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
