// Made from the server's structs by `make web-types`; do not edit.

/** Single numbers of the box. */
export type BoardFace = {
  card_price: number
  hand_limit: number
  money_per_pp: number
  slots: number
  bonus_tokens: number
  token_researchers: number
  reconstructed: string[]
}

/** The espionage cards of one value (N-1.2). */
export type CardFace = {
  value: number
  name: Message
  text: Message
  copies: number
  reconstructed: string[]
}

/** The dice of the mission test (N-1.3). */
export type DieFace = {
  count: number
  sides: DieSide[]
  reconstructed: string[]
}

/** What a die can show, and on how many of its sides. */
export type DieSide = {
  face: "failure" | "neutral" | "success"
  name: Message
  sides: number
}

/** The faces of a match, each list by the numbers of views. */
export type Faces = {
  years: YearFace[]
  missions: MissionFace[]
  moon: number
  scientists: ScientistFace[]
  researches: ResearchFace[]
  cards: CardFace[]
  die: DieFace
  nations: NationFace[]
  board: BoardFace
}

/** A text for people: a message id with arguments. An argument may be another message. */
export type Message = {
  id: string
  args: Record<string, string>
}

/** A mission on the board (N-1.7). */
export type MissionFace = {
  id: string
  name: Message
  level: number
  symbols: number[]
  launch_cost: number
  espionage_cost: number
  track: number[]
  reconstructed: string[]
}

/** The nation of a seat (N-2.1). The client draws its flag. */
export type NationFace = {
  id: string
  name: Message
}

/** A research on everybody's sheets (N-10). */
export type ResearchFace = {
  id: string
  name: Message
  text: Message
  sheet: "ground" | "rocket"
  effect: "convert" | "free_cards" | "hire_discount" | "insurance" | "launch_discount" | "reroll" | "symbol"
  amount: number
  reconstructed: string[]
}

/** A type of scientist (N-9). */
export type ScientistFace = {
  id: string
  name: Message
  text: Message
  cube: "black" | "blue" | "green" | "red" | "white"
  supply: number
  price: number
  researchers: number
  end_pp: number
  reconstructed: string[]
}

/** A year of the calendar (N-1.11); a view counts years from 0. */
export type YearFace = {
  year: number
  income: number
  sale_limit: number
  reconstructed: string[]
}
