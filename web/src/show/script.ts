/** What a game says about its news: which of them are scenes, and what is seen in each of them. */

import type { NewsItem, State } from '../lib/types'

/** A part of a scene: something turns over, tumbles or moves, and stays so for a while. */
export type Beat = {
  /** Milliseconds at normal speed before the next beat. */
  lasts: number
  /** The type of the fact that it tells of, for its sound; or a word of the game's own. */
  tells?: string
  /** Changes what is drawn. Beats that it returns come before all that wait. */
  play?: () => Beat[] | undefined
}

/** One item of the news as it is shown: its beats over the picture before, then the picture after. */
export type Scene = {
  /** A word of the game for it, such as "launch" or "bought". */
  kind: string
  /** Whose deed it is; null where it is nobody's. */
  seat: number | null
  /** A launch, a flight, a duel: it is never hurried, however much waits. */
  great?: boolean
  /** Played over the picture before. */
  beats?: readonly Beat[]
  /** Milliseconds at normal speed for which the picture after stays, if something else waits. */
  rests?: number
  /** The picture does not change: no picture after this item is fetched or drawn. */
  still?: boolean
}

/** A scene that is being played, and the item of the news that it shows. */
export type Playing = Scene & { item: NewsItem }

/** Is called with every scene as it begins, and with the type of each fact that its beats tell of. */
export type Hear = { begins?: (scene: Playing) => void; tells?: (fact: string) => void }

/** How something looks that is on no picture: a card's back, a coin, a point, a cube. */
export type Look = 'back' | 'coin' | 'point' | 'cube'

/** A thing that changes its place between two pictures. */
export type Travel = {
  /** The name that its element carries as ``data-thing``. */
  thing: string
  /** The place (``data-place``) or thing that it comes from, if it is not on the picture before. */
  from?: string
  /** Where it goes, if it is not on the picture after. */
  to?: string
  /** How it looks if it is on neither. */
  look?: Look
  /** Whose it is, if it need not be theirs whose deed is shown: a last draw may bring the next player's turn. */
  seat?: number
}

/** One picture becomes another. */
export type Change = { before: State; after: State; scene: Playing | null; travels: readonly Travel[] }

/** What stands between two pictures and makes things move; see motion.ts. */
export type Mover = {
  /** Where everything is, before another picture is drawn; what it returns is called when it is drawn. */
  before(change: Change): (times: number) => void
}

/** Makes scenes of a game's news. Its state is what the beats have drawn so far. */
export interface Script {
  /** The scene of an item; null where nothing is to be seen but, later, another picture. */
  scene(item: NewsItem, before: State): Scene | null
  /** What comes from somewhere or goes somewhere between two pictures; what is on both needs no word. */
  travels?(before: State, after: State): Travel[]
  /** A new picture is drawn: what the beats left is in it. */
  cut?(): void
  /** Nothing has happened yet. */
  reset?(): void
}

/** The ordinary scene of an item: the fact that stands longest gives its name; null if none is to be seen. */
export function deedOf(item: NewsItem, rests: Readonly<Partial<Record<string, number>>>, me: number): Scene | null {
  const facts = item.facts as { type: string; seat?: number }[]
  const seen = facts.filter((fact) => rests[fact.type])
  const [longest] = seen.sort((one, two) => rests[two.type]! - rests[one.type]!)
  if (!longest) return null
  const own = item.seat === me && item.action !== null
  const seat = longest.seat ?? (item.seat >= 0 ? item.seat : null)
  return { kind: longest.type, seat, rests: own ? 0 : rests[longest.type]! }
}

/** A game without a script: every item that says something stands for a moment. */
export const plainScript: Script = {
  scene: (item) => (item.say.length ? { kind: 'plain', seat: item.seat, rests: 500 } : null),
}

/** Before another picture is drawn: what is called when it is. The show goes on if nothing can move. */
export function setOut(
  script: Script,
  mover: Mover | null,
  change: Omit<Change, 'travels'>,
): ((times: number) => void) | undefined {
  try {
    return mover?.before({ ...change, travels: script.travels?.(change.before, change.after) ?? [] })
  } catch (error) {
    console.error(error)
    return undefined
  }
}
