// Made from the server's structs by `make web-types`; do not edit.

/** A full hand threw a card away, in sight of all. */
export type CardDiscarded = {
  type: "CardDiscarded"
  seat: number
  value: number
}

/** An espionage card came to a hand; its owner alone sees it. */
export type CardDrawn = {
  type: "CardDrawn"
  seat: number
  value: number
}

/** A card is being bought. */
export type CardPaid = {
  type: "CardPaid"
  seat: number
  money: number
}

/** A player has committed so many cards, face down. */
export type CardsCommitted = {
  type: "CardsCommitted"
  seat: number
  cards: number
}

/** A player's committed cards are turned up. */
export type CardsRevealed = {
  type: "CardsRevealed"
  seat: number
  values: number[]
}

/** The discard pile became a new deck. */
export type DeckShuffled = {
  type: "DeckShuffled"
}

/** A die shows a face. */
export type DieRolled = {
  type: "DieRolled"
  seat: number
  die: number
  face: "failure" | "neutral" | "success"
}

/** Who begins. */
export type FirstPlayerChosen = {
  type: "FirstPlayerChosen"
  seat: number
}

/** 1969 is over. */
export type GameEnded = {
  type: "GameEnded"
}

/** The year's income. */
export type IncomeTaken = {
  type: "IncomeTaken"
  seat: number
  money: number
}

/** Insurance paid for failures. */
export type InsurancePaid = {
  type: "InsurancePaid"
  seat: number
  money: number
}

/** A mission was launched. */
export type MissionLaunched = {
  type: "MissionLaunched"
  seat: number
  mission: number
  cost: number
  start: number
}

/** A completed mission moved the Moon progress flag. */
export type MoonProgressed = {
  type: "MoonProgressed"
  seat: number
  space: number
}

/** Ground Control turned so many of the neutral dice, as the launcher chose. */
export type NeutralsTurned = {
  type: "NeutralsTurned"
  seat: number
  count: number
  neutrals: number
}

/** A player launches nothing this year. */
export type NoLaunch = {
  type: "NoLaunch"
  seat: number
}

/** What a mission brought. */
export type PrestigeGained = {
  type: "PrestigeGained"
  seat: number
  mission: number
  rocket: number
  points: number
}

/** Prestige was sold for money. */
export type PrestigeSold = {
  type: "PrestigeSold"
  seat: number
  points: number
  money: number
}

/** A player has finished buying. */
export type PurchasesDone = {
  type: "PurchasesDone"
  seat: number
}

/** Espionage moved the rocket: opponents back, the launcher forward. */
export type RocketPushed = {
  type: "RocketPushed"
  seat: number
  spaces: number
  rocket: number
}

/** A scientist was hired and placed; ``owner`` is whose sheets it lies on. */
export type ScientistHired = {
  type: "ScientistHired"
  seat: number
  scientist: number
  owner: number
  research: number
  price: number
  token: boolean
}

/** The test: successes after Ground Control, failures, symbol bonus, and where the rocket stands. */
export type TestDone = {
  type: "TestDone"
  seat: number
  successes: number
  failures: number
  bonus: number
  rocket: number
}

/** A new year. */
export type YearBegan = {
  type: "YearBegan"
  year: number
  first: number
}

/** Flags are placed, the year is over. */
export type YearEnded = {
  type: "YearEnded"
  year: number
}

/** Any of these. */
export type Fact =
  | CardDiscarded
  | CardDrawn
  | CardPaid
  | CardsCommitted
  | CardsRevealed
  | DeckShuffled
  | DieRolled
  | FirstPlayerChosen
  | GameEnded
  | IncomeTaken
  | InsurancePaid
  | MissionLaunched
  | MoonProgressed
  | NeutralsTurned
  | NoLaunch
  | PrestigeGained
  | PrestigeSold
  | PurchasesDone
  | RocketPushed
  | ScientistHired
  | TestDone
  | YearBegan
  | YearEnded
