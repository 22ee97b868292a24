// Made from the server's structs by `make web-types`; do not edit.

/** Pad cards owed for an abort. (D-21a) */
export type AbortDiscarding = {
  type: "AbortDiscarding"
  left: number
  after: number
}

/** The action part of the turn. (RM-3.2) */
export type Acting = {
  type: "Acting"
}

/** The opponent of the solitaire game: tokens, a marker, a Rocket and an area, no cards to play. RM-15.1. */
export type Ai = {
  deck: Pile
  discards: number[]
  destination_card: number | null
  type_card: number | null
  location: number | null
  rocket: number
  track: number
  missions: number[]
  area: number[]
}

/** Detailed Planning: which of the cards turned up is the first draw? (D-19) */
export type ChoosingFirst = {
  type: "ChoosingFirst"
  cards: number[]
}

/** Window W3: before the Rocket points are counted. (D-16, D-17) */
export type Counting = {
  type: "Counting"
}

/** Which cards go with Super Capacitors? (D-12c) */
export type Cycling = {
  type: "Cycling"
  card: number
  cards: number[]
}

/** A Personal Goal for a player. (C-4) */
export type DealGoal = {
  type: "DealGoal"
  seat: number
}

/** Early edition: a Threat for the teal deck, of one design or of any. (C-9) */
export type DealThreat = {
  type: "DealThreat"
  design: string
}

/** The Hand is over its limit. (D-25) */
export type DiscardingExcess = {
  type: "DiscardingExcess"
  after: number
}

/** A Solitaire card for the AI: its destination or its mission type. (C-8) */
export type DrawSolitaire = {
  type: "DrawSolitaire"
  purpose: "destination" | "type"
  seen: number[]
}

/** Cards from a player's HQ into the Hand. (C-3) */
export type DrawToHand = {
  type: "DrawToHand"
  seat: number
  cards: number
}

/** A Variant card for the table. (C-5) */
export type DrawVariant = {
  type: "DrawVariant"
}

/** The figures of a state, as a seat may know them. */
export type Figures = {
  players: PlayerFigures[]
  rocket: number | null
}

/** A card for a slot of the display. (C-2) */
export type FillSlot = {
  type: "FillSlot"
  slot: number
  offset: boolean
}

/** The next Mission Success card of a launch. (C-6) */
export type FlipSuccess = {
  type: "FlipSuccess"
}

/** Windows W4 and W6: before the first draw and after each draw but the last. (D-16, D-18, D-21) */
export type Flying = {
  type: "Flying"
}

/** How far a Personal Goal is. */
export type GoalFigures = {
  card: number
  done: number
  needed: number
}

/** Reusable Rocket Parts: Engines that may still be taken back. (D-23a) */
export type KeepingEngines = {
  type: "KeepingEngines"
  left: number
  after: number
}

/** Keep or discard the Mission after a failure? (D-23) */
export type KeepingMission = {
  type: "KeepingMission"
}

/** Window WZ: after the last draw. (D-22) */
export type LastChance = {
  type: "LastChance"
}

/** A launch under way (RM-7). */
export type Launch = {
  mission: number
  destination: "earth" | "mars" | "moon"
  location: number
  boost: number
  advances: number
  drawn: number[]
  moves: number[]
  aside: number[]
  copier: number | null
  copied: number | null
  planning: number | null
  skies_used: boolean
}

/** Early edition: trigger the end, or play on? (D-27) */
export type OfferingEnd = {
  type: "OfferingEnd"
}

/** Who begins? (C-1) */
export type PickFirstPlayer = {
  type: "PickFirstPlayer"
}

/** Cards by id. The next card is the last of ``top``, else one of the first layer left. */
export type Pile = {
  name: string
  layers: number[][]
  top: number[]
  bottom: number[]
  shuffles: number
}

/** A placing action opened and not confirmed. (D-5 to D-8) */
export type Placing = {
  type: "Placing"
  cards: number[]
  places: ("pad" | "plan")[]
  sources: number[]
}

/** What a player's cards and achievements add up to. */
export type PlayerFigures = {
  rocket_points: number
  boosts: number[]
  hand_limit: number
  surcharge: number
  goals: GoalFigures[]
}

/** One player, as a seat sees them. */
export type PlayerView = {
  hand_size: number
  hand: number[] | null
  known: number[]
  unseen: number[]
  hq_top: number[]
  hq_size: number
  hq_shuffles: number
  plan: number | null
  pad: number[]
  store: number[]
  playing_area: number[]
  warehouse: number[]
  junkyard: number[]
  goal_count: number
  goals: number[] | null
  track: number
  missions: number[]
  rocket_points: number
  hand_bonus: number
  money_tokens: number
  science_tokens: number
  money_flipped: number
  science_flipped: number
}

/** A purchase opened and not confirmed. (D-1 to D-4) */
export type Purchasing = {
  type: "Purchasing"
  cards: number[]
  sources: number[]
}

/** Window WR: a card was just drawn and has not moved the Rocket. (D-20) */
export type Reacting = {
  type: "Reacting"
  card: number
}

/** Open Market: a display card chosen, the payment not confirmed. (D-14a) */
export type Refreshing = {
  type: "Refreshing"
  card: number
  sources: number[]
}

/** Which card does Storage Batteries remove? (D-12b) */
export type Removing = {
  type: "Removing"
  card: number
}

/** Cards turned up by Detailed Planning. (C-7) */
export type RevealSuccess = {
  type: "RevealSuccess"
  cards: number
  shown: number[]
}

/** The next step of a list of steps. */
export type Sequence = {
  type: "Sequence"
  name: string
  at: number
  seat: number
}

/** Which of several Threats of the type? (D-12a) */
export type TakingThreat = {
  type: "TakingThreat"
  card: number
}

/** Which card goes on top of HQ? (D-12d) */
export type TopDecking = {
  type: "TopDecking"
  card: number
}

/** What is remembered until the end of the turn. */
export type Turn = {
  engines: number
  used: number[]
  pending: number[]
  refreshed: boolean
  removed: boolean
}

/** The table, as a seat sees it. */
export type View = {
  terms: string
  viewer: number
  agenda: (Sequence | PickFirstPlayer | DealThreat | FillSlot | DrawToHand | DealGoal | DrawVariant | FlipSuccess | RevealSuccess | DrawSolitaire | Acting | Purchasing | Placing | Refreshing | TakingThreat | Removing | Cycling | TopDecking | Counting | Flying | Reacting | ChoosingFirst | LastChance | AbortDiscarding | KeepingEngines | KeepingMission | OfferingEnd | DiscardingExcess)[]
  players: PlayerView[]
  seat: number
  first: number
  round: number
  turn: Turn
  deck: number[][]
  deck_bottom: number[]
  display: (number | null)[]
  engines: number[][]
  success: number[]
  success_shuffles: number
  launch: Launch | null
  unseen_goals: number[]
  variants: number[]
  unused_variants: number[]
  arrivals: number[][]
  unseen_threats: number[]
  threats_in_deck: number
  out_of_game: number[]
  offset: number[]
  ai: Ai | null
  moon_token: number | null
  mars_token: number | null
  end_reason: string
  over: boolean
}
