// Made from the server's structs by `make web-types`; do not edit.

/** LAUNCH PAD: the Rocket advances (RM-11.1, RM-11.3). */
export type Advance = {
  do: "advance"
  spaces?: number
  burns?: boolean
}

/** One card of any deck. Fields that its deck does not use are empty. */
export type CardFace = {
  key: string
  face: number
  deck: "engine" | "goal" | "mission" | "pink" | "solitaire" | "success" | "teal" | "threat" | "variant"
  name: Message
  text: Message | null
  number: number
  mark: number | null
  cost: Icons
  gives: Icons
  rocket: number
  kind: "discard" | "launch-pad" | "none" | "one-use" | "pay"
  effect: TakeThreat | DrawCards | RemoveCard | Cycle | TopDeck | PlaceFree | MoneyPerMission | Advance | CountZeroAs | ChooseFirst | Redraw | CopyCard | SafeAbort | KeepEngines | Store | null
  permanent: boolean
  colour: number
  type: "asteroid-mining" | "base" | "orbital-shipyard" | "satellite" | "space-hotel" | "space-station" | "spaceship" | null
  needs: Record<string, number>
  achievement: "hand" | "money" | "rocket" | "science" | null
  vp: number
  value: number
  tasks: Task[]
  rule: HandSize | EngineLimit | RedrawZero | FreePlan | RefreshDisplay | Majority | null
  row: Row | null
  advance: number
  reconstructed: string[]
}

/** LAUNCH PAD: discard this card, turn up cards and choose one as the first draw (RM-11.5). */
export type ChooseFirst = {
  do: "choose_first"
  cards?: number
}

/** LAUNCH PAD: become a copy of a card on an opponent's Pad (RM-11.9). */
export type CopyCard = {
  do: "copy_card"
}

/** LAUNCH PAD: discard this card, a drawn 0 counts as this much (RM-11.12). */
export type CountZeroAs = {
  do: "count_zero_as"
  value?: number
}

/** DISCARD: discard any number of Hand cards and draw as many, this one counted (RM-11.15). */
export type Cycle = {
  do: "cycle"
}

/** A destination with its stretch of the Mission Track (RM-1.8, RM-1.9). */
export type DestinationFace = {
  id: "earth" | "mars" | "moon"
  name: Message
  target: number
  draws: number
  boost: "biotech" | "composite" | "computer"
  open: boolean
  reconstructed: string[]
}

/** DISCARD or WHEN USED TO PAY: draw cards from HQ (RM-11.11, RM-11.16). */
export type DrawCards = {
  do: "draw"
  cards: number
}

/** That many Engines may be bought in a turn (RM-13.8). */
export type EngineLimit = {
  do: "engine_limit"
  engines?: number
}

/** Everything that can be seen at a table of these terms. */
export type Faces = {
  edition: string
  mode: string
  level: string
  cards: CardFace[]
  destinations: DestinationFace[]
  locations: LocationFace[]
  surcharges: SurchargeFace[]
  tokens: TokenFace[]
  colours: ("blue" | "red" | "white" | "yellow")[]
  ai_seat: number | null
  threshold: number | null
  ends: string[]
  mission_tokens: number
  most_missions: number
  display: number
  hand_size: number
  most_hand: number
  placing_cost: number
  first_token_vp: number | null
  goal_is_binding: boolean
  refill: "at-once" | "end-of-turn" | "offset"
}

/** Placing a card on the Plan is free (RM-13.10). */
export type FreePlan = {
  do: "free_plan"
}

/** Everybody's Hand is larger (RM-13.7). */
export type HandSize = {
  do: "hand_size"
  more?: number
}

/** Money and items: what a card gives, or what it costs. Two equal icons stand twice. */
export type Icons = {
  money: number
  items: ("biotech" | "composite" | "computer" | "science")[]
}

/** LAUNCH PAD: take Engines back into the Hand after success or failure (RM-11.40). */
export type KeepEngines = {
  do: "keep_engines"
  cards?: number
}

/** A location (RM-1.7, RM-1.18). */
export type LocationFace = {
  destination: "earth" | "mars" | "moon"
  type: "asteroid-mining" | "base" | "orbital-shipyard" | "satellite" | "space-hotel" | "space-station" | "spaceship"
  name: Message
  rocket_points: number
  vp: number[]
  reconstructed: string[]
}

/** At the end the most of something scores (RM-13.12 to RM-13.16). */
export type Majority = {
  do: "majority"
  of: "biotech" | "composite" | "computer" | "rocket" | "threat"
  vp?: number
}

/** A text for people: a message id with arguments. An argument may be another message. */
export type Message = {
  id: string
  args: Record<string, string>
}

/** The card's money is this much for each mission completed (RM-11.8). */
export type MoneyPerMission = {
  do: "money_per_mission"
  money?: number
}

/** WHEN USED TO PAY: place one other Hand card for nothing (RM-11.7). */
export type PlaceFree = {
  do: "place_free"
}

/** LAUNCH PAD: discard this card, the drawn card is ignored and replaced (RM-11.10). */
export type Redraw = {
  do: "redraw"
}

/** Once a launch a drawn 0 may be ignored and replaced (RM-13.9). */
export type RedrawZero = {
  do: "redraw_zero"
}

/** Once a turn, for money, a display card goes under the deck (RM-13.11). */
export type RefreshDisplay = {
  do: "refresh_display"
  money?: number
}

/** DISCARD: another card of Hand or Warehouse goes to the Junkyard, then draw (RM-11.14). */
export type RemoveCard = {
  do: "remove_card"
  then_draw?: number
}

/** One row of a Solitaire card. */
export type Row = {
  destination: "earth" | "mars" | "moon"
  start: number
}

/** LAUNCH PAD: an abort discards nothing (RM-11.38). */
export type SafeAbort = {
  do: "safe_abort"
}

/** LAUNCH PAD: keeps Hand cards for later (RM-11.6). */
export type Store = {
  do: "store"
  cards?: number
}

/** A step of the victory track from which Threats cost more (RM-4.12). */
export type SurchargeFace = {
  from_vp: number
  money: number
  reconstructed: string[]
}

/** DISCARD: this card goes to the Junkyard, a Threat of this design is taken free (RM-11.2). */
export type TakeThreat = {
  do: "take_threat"
  threat: string
}

/** At least ``count`` own missions at ``destination`` (if given) of one of ``types`` (if given). */
export type Task = {
  destination?: "earth" | "mars" | "moon" | null
  types?: ("asteroid-mining" | "base" | "orbital-shipyard" | "satellite" | "space-hotel" | "space-station" | "spaceship")[]
  count?: number
  token?: boolean
}

/** An achievement token that pays, by the number that an open payment has for it (RM-1.15). */
export type TokenFace = {
  number: number
  name: "money" | "science"
  gives: Icons
}

/** DISCARD: another card of the Playing Area goes on top of HQ (RM-11.34). */
export type TopDeck = {
  do: "top_deck"
}
