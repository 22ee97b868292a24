// Made from the server's structs by `make web-types`; do not edit.

/** The AI Rocket moved one space. */
export type AiAdvanced = {
  type: "AiAdvanced"
  rocket: number
  target: number
}

/** A mission of the AI arrived. */
export type AiArrived = {
  type: "AiArrived"
  location: number
  vp: number
}

/** The AI turned up a Solitaire card, for a destination or a mission type. */
export type AiDrew = {
  type: "AiDrew"
  card: number
  purpose: "destination" | "type"
}

/** The AI can start no mission. */
export type AiIdle = {
  type: "AiIdle"
}

/** The AI has a mission. */
export type AiMissionBegan = {
  type: "AiMissionBegan"
  location: number
  rocket: number
  target: number
}

/** The card does not fit, so that another is drawn. */
export type AiRejected = {
  type: "AiRejected"
  card: number
  reason: "been-there" | "full" | "no-such-location" | "no-type-left"
}

/** A display card went to the AI's area, with the points it scored at once. */
export type AiTook = {
  type: "AiTook"
  card: number
  vp: number
}

/** Industrial Espionage became a copy. */
export type CardCopied = {
  type: "CardCopied"
  seat: number
  card: number
  target: number
}

/** A card of Hand or Pad was discarded. */
export type CardDiscarded = {
  type: "CardDiscarded"
  seat: number
  card: number
}

/** A card came from HQ to the Hand; unless it was known, its owner alone sees it. */
export type CardDrawn = {
  type: "CardDrawn"
  seat: number
  card: number
  known: boolean
}

/** A pending free placing was used. */
export type CardPlacedFree = {
  type: "CardPlacedFree"
  seat: number
  card: number
  place: "pad" | "plan"
  by: number
}

/** Open Market: a display card went under the deck. */
export type CardRefreshed = {
  type: "CardRefreshed"
  seat: number
  card: number
  paid: number[]
  money_tokens: number
}

/** A card was laid on the Depot. */
export type CardStored = {
  type: "CardStored"
  seat: number
  card: number
}

/** A purchase was settled. */
export type CardsBought = {
  type: "CardsBought"
  seat: number
  cards: number[]
  paid: number[]
  money_tokens: number
  science_tokens: number
}

/** A placing action was settled. */
export type CardsPlaced = {
  type: "CardsPlaced"
  seat: number
  cards: number[]
  places: ("pad" | "plan")[]
  paid: number[]
  money_tokens: number
}

/** A DISCARD card was played for its effect, on these cards. */
export type EffectPlayed = {
  type: "EffectPlayed"
  seat: number
  card: number
  cards: number[]
}

/** An effect was used during the launch. */
export type EffectUsed = {
  type: "EffectUsed"
  seat: number
  card: number
  rocket: number
}

/** A player could have triggered the end and plays on. */
export type EndOfferRefused = {
  type: "EndOfferRefused"
  seat: number
}

/** The last round is on. */
export type EndTriggered = {
  type: "EndTriggered"
  seat: number
  reason: string
}

/** An Engine was taken back into the Hand. */
export type EngineKept = {
  type: "EngineKept"
  seat: number
  card: number
}

/** A card over the Hand limit was discarded. */
export type ExcessDiscarded = {
  type: "ExcessDiscarded"
  seat: number
  card: number
}

/** Who begins. */
export type FirstPlayerChosen = {
  type: "FirstPlayerChosen"
  seat: number
}

/** The Moon or Mars token was taken. */
export type FirstTokenTaken = {
  type: "FirstTokenTaken"
  seat: number
  destination: "earth" | "mars" | "moon"
}

/** The game is over. */
export type GameEnded = {
  type: "GameEnded"
  reason: string
}

/** A Personal Goal was dealt; its owner alone knows it. */
export type GoalDealt = {
  type: "GoalDealt"
  seat: number
  card: number
}

/** A goal that cannot be met alone was put back, and another is drawn. */
export type GoalRedrawn = {
  type: "GoalRedrawn"
  card: number
}

/** A Warehouse became a new HQ. */
export type HqShuffled = {
  type: "HqShuffled"
  seat: number
}

/** The launch was aborted; that many Pad cards are owed. */
export type LaunchAborted = {
  type: "LaunchAborted"
  seat: number
  owed: number
}

/** A launch was declared. */
export type LaunchDeclared = {
  type: "LaunchDeclared"
  seat: number
  mission: number
  destination: "earth" | "mars" | "moon"
}

/** Too few Rocket points. */
export type LaunchScrubbed = {
  type: "LaunchScrubbed"
  seat: number
  points: number
  needed: number
}

/** The planned Mission was given up, with these cards of the Pad. */
export type MissionDiscarded = {
  type: "MissionDiscarded"
  seat: number
  card: number
  pad: number[]
}

/** All draws made, target not reached. */
export type MissionFailed = {
  type: "MissionFailed"
  seat: number
  rocket: number
  target: number
}

/** The Mission stays planned after a failure. */
export type MissionKept = {
  type: "MissionKept"
  seat: number
  card: number
}

/** A mission arrived. */
export type MissionSucceeded = {
  type: "MissionSucceeded"
  seat: number
  mission: number
  location: number
  vp: number
  achievement: "hand" | "money" | "rocket" | "science"
}

/** Cards left the Pad at the end of a launch. */
export type PadDiscarded = {
  type: "PadDiscarded"
  seat: number
  cards: number[]
}

/** A pending draw was used. */
export type PendingDrawUsed = {
  type: "PendingDrawUsed"
  seat: number
  by: number
}

/** The boost before the first draw. */
export type RocketBoosted = {
  type: "RocketBoosted"
  seat: number
  rocket: number
  target: number
}

/** A draw has moved the Rocket (or a 0 has not). */
export type RocketMoved = {
  type: "RocketMoved"
  seat: number
  by: number
  rocket: number
  target: number
}

/** A new round. */
export type RoundBegan = {
  type: "RoundBegan"
  round: number
}

/** A card came to the display. */
export type SlotFilled = {
  type: "SlotFilled"
  slot: number
  card: number
}

/** The Solitaire discards became a new deck. */
export type SolitaireShuffled = {
  type: "SolitaireShuffled"
}

/** The Depot's cards were taken into the Hand. */
export type StoreTaken = {
  type: "StoreTaken"
  seat: number
  cards: number[]
}

/** A Mission Success card was turned up. */
export type SuccessDrawn = {
  type: "SuccessDrawn"
  seat: number
  card: number
}

/** A Threat joined the teal deck; nobody saw which. */
export type ThreatDealt = {
  type: "ThreatDealt"
  card: number
}

/** A player's turn. */
export type TurnBegan = {
  type: "TurnBegan"
  seat: number
}

/** The turn is over. */
export type TurnEnded = {
  type: "TurnEnded"
  seat: number
}

/** A Variant card is in play. */
export type VariantDrawn = {
  type: "VariantDrawn"
  card: number
}

/** Any of these. */
export type Fact =
  | AiAdvanced
  | AiArrived
  | AiDrew
  | AiIdle
  | AiMissionBegan
  | AiRejected
  | AiTook
  | CardCopied
  | CardDiscarded
  | CardDrawn
  | CardPlacedFree
  | CardRefreshed
  | CardStored
  | CardsBought
  | CardsPlaced
  | EffectPlayed
  | EffectUsed
  | EndOfferRefused
  | EndTriggered
  | EngineKept
  | ExcessDiscarded
  | FirstPlayerChosen
  | FirstTokenTaken
  | GameEnded
  | GoalDealt
  | GoalRedrawn
  | HqShuffled
  | LaunchAborted
  | LaunchDeclared
  | LaunchScrubbed
  | MissionDiscarded
  | MissionFailed
  | MissionKept
  | MissionSucceeded
  | PadDiscarded
  | PendingDrawUsed
  | RocketBoosted
  | RocketMoved
  | RoundBegan
  | SlotFilled
  | SolitaireShuffled
  | StoreTaken
  | SuccessDrawn
  | ThreatDealt
  | TurnBegan
  | TurnEnded
  | VariantDrawn
