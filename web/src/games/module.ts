/** What a game brings to the browser: the one entry of its folder. */

import type { Component, Snippet } from 'svelte'
import type { IconSet } from '../board/icons'
import type { Guide } from '../learn/data'
import type { No } from '../lib/live.svelte'
import type { NewsItem, Said, State, TableInfo } from '../lib/types'
import type { Sound } from '../show/sounds'

/** What the page of a table, or of a replay, gives to a board. */
export type BoardProps = {
  state: State
  table: TableInfo
  /** What is printed on what lies on the table; each game has a type of its own for it. */
  faces: unknown
  guide: Guide
  news: readonly NewsItem[]
  /** Several actions are done in order, all or none of them. */
  act: (...actions: string[]) => void
  undo?: () => void
  refusal?: No | null
  /** What a bot would do; it stands by the options. */
  hint?: Snippet
}

/** What a picture of a side is drawn from: a colour, a nation. */
export type SideProps = { side: string; seat?: number }

/** What a game is counted in. */
export type Period = 'round' | 'year'

/** A part of a game that is a chunk of its own: it comes when it is needed. */
export type Lazy<T> = () => Promise<{ default: T }>

export type GameModule = {
  board: Lazy<Component<BoardProps>>
  /** The game's drawing on the home page. */
  art: Lazy<Component> | null
  /** The game's own icons, by the names that its guide uses. */
  icons: Lazy<IconSet>
  /** A small picture of a side. */
  side: Component<SideProps> | null
  /** Where a seat's looks come from: its number among the colours and shapes of charts. */
  look: (table: TableInfo, seat: number) => number
  /** Colours of charts, by look; those that a game does not name are the usual ones. */
  colours: Record<number, string>
  period: Period
  /** The name of a seat that nobody sits at, as a message. */
  opponent: string
  /** Which sound goes with which fact; what is not named is silent. */
  sounds: Readonly<Record<string, Sound>>
  /** Verbs that end a turn or decline something: no key for the obvious does them. */
  ends: readonly string[]
  facts: {
    /** Begin a chapter of a replay. */
    chapters: readonly string[]
    /** Head a part of the log. */
    heads: readonly string[]
    /** Are seen on the table anyway, so that nobody needs a sentence about them. */
    quiet: (fact: { type: string }) => boolean
    /** Change the table for the others too: they are told to whoever was away. Null: all of them. */
    deeds: readonly string[] | null
    /** The icon that stands for a deed where there is no room for its sentence; those not named have a dot. */
    icons?: Readonly<Record<string, string>>
    /** The one sentence for facts in a row that belong together, such as the dice of a roll; null if they do not. */
    together?: (facts: readonly { type: string }[], name: (seat: number) => string) => Said | null
  }
}
