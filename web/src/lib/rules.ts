// Made from the server's structs by `make web-types`; do not edit.

/** A chapter. Those after the rules have no number. */
export type Chapter = {
  number: number | null
  title: string
  parts: (Text | Rule | Grid | Sample | Points)[]
}

/** A table that is no list of rules. */
export type Grid = {
  is: "grid"
  head: string[]
  rows: string[][]
}

/** Points of a numbered list, the first with this number. */
export type Points = {
  is: "points"
  first: number
  items: string[]
}

/** A rule; its text may name other rules by their ids. */
export type Rule = {
  is: "rule"
  id: string
  text: string
}

/** A page of rules, in the language it is written in. */
export type RulesPage = {
  game: string
  language: string
  title: string
  introduction: string[]
  chapters: Chapter[]
}

/** Something that is shown as it is written. */
export type Sample = {
  is: "sample"
  text: string
}

/** A paragraph. Marks: *emphasis*, **strong**, `code`. */
export type Text = {
  is: "text"
  text: string
}
