// Made from the server's structs by `make web-types`; do not edit.

/** A click: an option's action, and how much its seat had seen when it was made. */
export type Act = {
  at: number
  action: string
  seat?: number | null
}

/** A click: one ``action``, or several ``actions`` that are done in order, all or none of them. */
export type Acts = {
  at: number
  action?: string | null
  actions?: string[] | null
  seat?: number | null
}

/** A line of the chat. */
export type ChatLine = {
  number: number
  seat: number
  name: string
  text: string
  made: number
  say: Said | null
}

/** What a host decides about a table, beside the game itself. */
export type Choices = {
  odds?: boolean
  spectators?: boolean
  totals?: boolean
  pace?: "live" | "turns"
  limit?: TurnLimit | null
  undo?: "ask" | "free" | "unseen"
  paused?: boolean
}

/** A setting that a table may choose beside edition and mode; the usual value comes first. */
export type Choosable = {
  name: string
  values: (string | number | boolean)[]
}

/** An address as its owner sees it. */
export type Contact = {
  id: string
  kind: string
  address: string
  language: string
  confirmed: boolean
  problem: Message | null
}

/** The visitor's addresses, and what can be added. */
export type ContactList = {
  contacts: Contact[]
  kinds: string[]
  most: number
  push_key: string
}

/** How a deal went at one table. */
export type DealResult = {
  table: string | null
  created: number
  seats: DealSeat[]
  result: Record<string, unknown>
}

/** Who sat where when a deal was played. */
export type DealSeat = {
  name: string
  kind: "bot" | "open" | "person" | "program"
  bot: string
  knows_deal: boolean
}

/** All results of one deal. The first table comes first. */
export type Deals = {
  finished: DealResult[]
  running: number
}

/** Actions to be tried on a copy of the game; all of them could be taken back. Nothing is done. */
export type Draft = {
  at: number
  actions?: string[]
  wishes?: DraftWish[]
  seat?: number | null
}

/** A part of a proposal: a card or a token to pay with, a card to discard. */
export type DraftSource = {
  action: string
  verb: string
  targets: Record<string, string>
  say: Said
  chosen: number
  most: number
}

/** A part that the proposal must contain, or must not contain. */
export type DraftWish = {
  action: string
  wanted: boolean
}

/** The table after some actions, and the game's proposal to finish them. */
export type Drafted = {
  actions: string[]
  finish: string | null
  sources: DraftSource[]
  further: string[]
  ways: number
  ties: number
  over: number
  state: State
}

/** A finding of a review, or of the summary of a finished game. */
export type Finding = {
  kind: "best" | "decision" | "first" | "lucky" | "unlucky"
  seat: number
  round: number
  entry: number
  say: Said
  weight: number
  better: OptionInfo | null
}

/** A game that can be played here. */
export type GameInfo = {
  name: string
  rules_version: number
  options: string[]
  orders: string[]
  packs: string[]
  setups: Setup[]
  sides: SideInfo[]
  series: string[]
  taught: Taught[]
  levels: string[]
}

/** A standing order: it answers while the person is away. */
export type GiveOrder = {
  name: string
  actions?: string[]
  seat?: number | null
}

/** The option that a bot would take, and why. */
export type Hint = {
  seat: number
  at: number
  action: string
  say: Said
  why: Said[]
  choices: HintChoice[]
}

/** A request for a hint: at once by the heuristic, or after a search. */
export type HintAsked = {
  at: number
  seat?: number | null
  search?: boolean
}

/** The result of a search for an option: how often it was tried, and its share of a win in percent. */
export type HintChoice = {
  action: string
  say: Said
  looks: number
  worth: number
}

/** Sit down on an open seat: the one asked for, else the first. */
export type Join = {
  name: string
  seat?: number | null
  side?: string | null
}

/** A text for people: a message id with arguments. An argument may be another message. */
export type Message = {
  id: string
  args: Record<string, string>
}

/** A table to be opened. */
export type NewTable = {
  game: string
  seats: SeatWanted[]
  edition?: string | null
  mode?: string | null
  options?: Record<string, string | number | boolean>
  pack?: string
  private?: boolean
  choices?: Choices
  first_game?: boolean
  title?: string
}

/** One event that the seat has seen. */
export type NewsItem = {
  at: number
  seat: number
  action: string | null
  undo: boolean
  facts: unknown[]
  say: Said[]
  entry?: number
}

/** A new table: its link for the others, and the seats that were given out with it. */
export type Opened = {
  id: string
  link: string
  seats: Seated[]
}

/** An action that is legal now. */
export type OptionInfo = {
  action: string
  verb: string
  targets: Record<string, string>
  say: Said
  final: boolean
  preview: Record<string, unknown> | null
}

/** A standing order: one that is given, or one that could be. */
export type OrderInfo = {
  name: string
  say: Said
  given: boolean
  actions: string[]
}

/** Everybody's chance to win at a moment, in whole percents that add up to 100. */
export type Outlook = {
  entry: number
  chances: number[]
}

/** Points of one seat from one thing, and the place in the log where they came, if there is one. */
export type PointsPart = {
  seat: number
  say: Said
  points: number
  entry: number | null
}

/** A source of points: the points of each seat, and their parts. */
export type PointsSource = {
  say: Said
  points: number[]
  parts: PointsPart[]
}

/** Where every point of a game came from; the sources add up to the scores. */
export type PointsTable = {
  scores: number[]
  winners: number[]
  sources: PointsSource[]
  rounds: RoundPoints[]
  tie: Said | null
  moments: Finding[]
}

/** An error: its rule if there is one, a message id, the sentence, and its details. */
export type Problem = {
  rule: string
  id: string
  message: string
  details: Record<string, unknown>
}

/** One moment of a game, as one seat saw it. */
export type Replay = {
  table: string
  seat: number
  at: number
  previous: number | null
  next: number | null
  last: number
  entry: number | null
  last_entry: number | null
  news: NewsItem | null
  view: unknown
  figures: unknown
  totals: number[] | null
  awaited: number | null
  result: Record<string, unknown> | null
  problem: string | null
}

/** A review of a finished game, or its progress; "none": nobody has asked for one. */
export type Review = {
  status: "done" | "failed" | "none" | "running" | "waiting"
  done: number
  total: number
  findings: Finding[]
  curve: Outlook[]
}

/** Everybody's points after a round, by its number as the game prints it. */
export type RoundPoints = {
  round: number
  points: number[]
  entry: number
}

/** A text for a person: a message id with arguments, and the sentence if words were asked for. */
export type Said = {
  id: string
  args: Record<string, unknown>
  text?: string
}

/** A seat as everybody may see it. */
export type SeatInfo = {
  seat: number
  kind: "bot" | "open" | "person" | "program"
  name: string
  bot: string
  side: string
}

/** Who shall sit here: a person who joins later, you, a bot, or a program. */
export type SeatWanted = {
  kind?: "bot" | "me" | "open" | "program"
  name?: string
  bot?: string
  side?: string
}

/** You have a seat. The token makes a personal link. It is sent once, and the server keeps only its hash. */
export type Seated = {
  seat: number
  token: string
  link: string
}

/** A notice of a turn, as the owner of the address sees it. */
export type SentNotice = {
  table: string
  game: string
  turn: number
  status: string
  attempts: number
  made: number
  due: number
  problem: Message | null
}

/** What this server offers. */
export type ServerInfo = {
  version: string
  games: GameInfo[]
  bots: string[]
  thinkers: string[]
  most_simulations: number
  most_seconds: number
  languages: string[]
  mail: boolean
  address: string
}

/** One way to play, with all that a form for a new table needs. */
export type Setup = {
  edition: string
  mode: string
  players: number[]
  choosable: Choosable[]
  first_game: boolean
}

/** A side that can be played: a colour or a nation, with its name. */
export type SideInfo = {
  id: string
  say: Said
}

/** The table as one seat sees it, and the events that it has seen since ``since``. */
export type State = {
  type: "state"
  table: string
  seat: number
  at: number
  since: number
  news: NewsItem[]
  view: unknown
  figures: unknown
  totals: number[] | null
  awaited: number | null
  turn: number
  deadline: number | null
  step: Said | null
  options: OptionInfo[]
  undo: UndoInfo
  orders: OrderInfo[]
  result: Record<string, unknown> | null
}

/** A table as everybody may see it who has its link. */
export type TableInfo = {
  id: string
  status: "abandoned" | "broken" | "finished" | "open" | "running"
  game: string
  edition: string
  mode: string
  options: Record<string, string | number | boolean>
  pack: string
  own_pack: boolean
  private: boolean
  choices: Choices
  seats: SeatInfo[]
  sides: SideInfo[]
  created: number
  awaited: number | null
  turn: number
  turn_began: number | null
  deadline: number | null
  result: Record<string, unknown> | null
  problem: string | null
  deal_of: string | null
  forked_from: string | null
  origin: "fork" | "import" | null
  first_game: boolean
  title: string
  present: number[] | null
  watching: number | null
  next_table: string | null
  yours: number[]
  host: boolean
  vote: VoteInfo | null
  back: number[]
}

/** A way to play that the game's guide teaches by a deal of its own (``first_game`` of a new table). */
export type Taught = {
  edition: string
  mode: string
  players: number
  options: Record<string, string | number | boolean>
}

/** How long a turn may last, all its clicks together; a bot plays the rest of one that lasts longer. */
export type TurnLimit = {
  seconds: number
  bot?: string
}

/** Take back the seat's latest step; it may ask the others first. */
export type UndoAct = {
  at: number
  seat?: number | null
}

/** Whether the seat's latest step can be taken back now, and whether the others are asked first. */
export type UndoInfo = {
  possible: boolean
  asks: boolean
  wanted_by: number | null
  waits_for: number[]
}

/** A vote on a seat of a game that runs: shall it be free, or shall a bot play on? */
export type VoteInfo = {
  seat: number
  kind: "bot" | "open"
  bot: string
  asked_by: number
  agreed: number[]
  waits_for: number[]
  since: number
  due: number
}

/** Why an action is not legal now; None if it is legal. */
export type WhyNot = {
  problem: Problem | null
}
