// Made from the server's structs by `make web-types`; do not edit.

/** Espionage cards for or against the rocket; nothing leaves the hand yet. (ND-9) */
export type Committing = {
  type: "Committing"
  values: number[]
}

/** Ground Control: how many neutral dice become successes, at most so many. (ND-10) */
export type Converting = {
  type: "Converting"
  most: number
}

/** Cards that a full hand will discard before it buys; nothing leaves the hand yet. (ND-11) */
export type Discarding = {
  type: "Discarding"
  values: number[]
}

/** An espionage card for the player whose part it is. (NC-4) */
export type DrawingCard = {
  type: "DrawingCard"
}

/** The figures of a state. Sheets are public, so they are the same for all seats (N-12.2). */
export type Figures = {
  players: PlayerFigures[]
}

/** A mission in flight (N-6). */
export type Flight = {
  mission: number
  rocket: number
  dice: ("failure" | "neutral" | "success")[]
  rerolled: number[]
}

/** Free espionage cards that may still be drawn. (ND-1) */
export type FreeCards = {
  type: "FreeCards"
  left: number
}

/** Which mission, or none? (ND-7) */
export type Launching = {
  type: "Launching"
}

/** Who begins? (NC-1) */
export type PickFirstPlayer = {
  type: "PickFirstPlayer"
}

/** Where does the hired scientist go? Nothing is paid yet. (ND-4) */
export type Placing = {
  type: "Placing"
  scientist: number
}

/** What a player's sheets add up to. */
export type PlayerFigures = {
  researchers: number[]
  bonuses: number[]
}

/** One player, as a seat sees them. */
export type PlayerView = {
  money: number
  prestige: number
  hand_size: number
  hand: number[] | null
  committed: number[] | null
  held: number[] | null
  drawn: number[] | null
  committed_size: number
  held_size: number
  drawn_size: number
  shown: number[]
  cubes: number[][]
  tokens: boolean[]
  moon: number
  flown: number[]
  launched: number | null
  has_hired: boolean
  spies: number
}

/** Hire, buy a card, or be done. (ND-3) */
export type Purchasing = {
  type: "Purchasing"
}

/** Simulation: rerolls that are left. (ND-8) */
export type Rerolling = {
  type: "Rerolling"
  left: number
}

/** A die of the test, by its place among the five. (NC-5, NC-6) */
export type RollingDie = {
  type: "RollingDie"
  die: number
}

/** How much prestige to sell? (ND-2) */
export type Selling = {
  type: "Selling"
}

/** The next step of a list of steps. */
export type Sequence = {
  type: "Sequence"
  name: string
  at: number
  seat: number
}

/** Into which research of that player? Nothing is paid yet. (ND-6) */
export type Spotting = {
  type: "Spotting"
  seat: number
}

/** On whose sheets does the spy go? Nothing is paid yet. (ND-5) */
export type Targeting = {
  type: "Targeting"
}

/** The table, as a seat sees it. */
export type View = {
  terms: string
  viewer: number
  agenda: (Sequence | PickFirstPlayer | DrawingCard | RollingDie | FreeCards | Selling | Purchasing | Discarding | Placing | Targeting | Spotting | Launching | Rerolling | Converting | Committing)[]
  players: PlayerView[]
  seat: number
  first: number
  year: number
  supply: number[]
  deck_size: number
  deck_shuffles: number
  discards: number[]
  shuffled: number[]
  launcher: number
  flight: Flight | null
  over: boolean
}
