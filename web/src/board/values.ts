/** Reading a view of which nothing is known but that it is data. */

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are for programs: the key of the terms, and the seat that looks. */
const UNSAID = new Set(['terms', 'viewer', 'type'])

export type Parts = {
  /** What each player has, by seat, and the fields that they share. */
  players: Fields[]
  shared: string[]
  /** Everything else, by field. */
  rest: [string, unknown][]
}

/** A view or its sums in parts: ``players`` is a list with an entry of fields for each of them. */
export function tableOf(value: unknown): Parts {
  if (!isFields(value)) return { players: [], shared: [], rest: value == null ? [] : [['', value]] }
  const players = Array.isArray(value.players) && value.players.every(isFields) ? value.players : []
  const shared = [...new Set(players.flatMap((one) => Object.keys(one)))].filter((field) => !UNSAID.has(field))
  const rest = Object.entries(value).filter(([field]) => !UNSAID.has(field) && (field !== 'players' || !players.length))
  return { players, shared, rest }
}

/** A field's name as words: "hand_size" is "hand size". */
export const inWords = (field: string): string => field.replaceAll('_', ' ')

const isBare = (value: unknown): boolean => ['string', 'number'].includes(typeof value)

/** Whether a value can be read in one line. */
export const isPlain = (value: unknown): boolean => isBare(value) || (Array.isArray(value) && value.every(isBare))

/** Such a value as it is read; an empty list is a dash. */
export const plain = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || '–' : String(value))
