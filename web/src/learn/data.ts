// Made from the server's structs by `make web-types`; do not edit.

/** A deal to learn with: the person sits on the first seat and begins. */
export type FirstGame = {
  edition: string
  mode: string
  players: number
  options: Record<string, string | number | boolean>
  moves: GuideMove[]
}

/** Everything that a game teaches. */
export type Guide = {
  game: string
  turn: string
  events: GuideEvent[]
  lessons: GuideLesson[]
  first_games: FirstGame[]
  steps: GuideStep[]
  waiting: GuideStep | null
  brief: GuideIcon[]
  legend: GuideGroup[]
  rules: Record<string, string>
}

/** A name for facts with a certain value in a field, or with another value than a second field. */
export type GuideEvent = {
  name: string
  fact: string
  field: string
  value?: string | number | null
  unlike?: string
}

/** Icons that belong together. */
export type GuideGroup = {
  title: string
  icons: GuideIcon[]
}

/** An icon by its name, and the message that explains it. */
export type GuideIcon = {
  icon: string
  text: string
}

/** Something to learn: a message, its rule, and the conditions that all have to hold. */
export type GuideLesson = {
  id: string
  text: string
  rule: string
  facts: string[]
  offers: Wanted[]
  turn: number
  modes: string[]
  not_modes: string[]
  tells: string
  first: boolean
  shows: string[]
}

/** A move that is proposed in a certain own turn of the first game. */
export type GuideMove = {
  turn: number
  action: string
  text: string
  then: string[]
}

/** What a step asks: a message and its rule; of several entries for a step the first that fits counts. */
export type GuideStep = {
  step: string
  id: string
  text: string
  rule: string
  offers: Wanted[]
  lacks: string[]
  args: Record<string, string>
  chance: boolean
}

/** Options that a condition looks for: by verb, and by what they are about (copies may be numbered). */
export type Wanted = {
  verb: string
  target: string
}
