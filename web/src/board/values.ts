/** Reading a view of which nothing is known but that it is data. */

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are for programs: the key of the terms, and the seat that looks. */
const UNSAID = new Set(['terms', 'viewer', 'type'])

export type Parts = {
  /** What each player has: a field, and a value for each seat. */
  players: [string, unknown[]][]
  /** Everything else, by field. */
  rest: [string, unknown][]
}

/**
 * A view or its sums in parts. ``players`` is a list with an entry of fields for each player; where there is none,
 * every list with a value for each player is one of them.
 */
export function tableOf(value: unknown, seats: number): Parts {
  if (!isFields(value)) return { players: [], rest: value == null ? [] : [['', value]] }
  const told = Object.entries(value).filter(([field]) => !UNSAID.has(field))
  const { players } = value
  if (Array.isArray(players) && players.length && players.every(isFields)) {
    const fields = [...new Set(players.flatMap((one) => Object.keys(one)))].filter((field) => !UNSAID.has(field))
    return {
      players: fields.map((field) => [field, players.map((one) => one[field])]),
      rest: told.filter(([field]) => field !== 'players'),
    }
  }
  const isByPlayer = (part: unknown): part is unknown[] => Array.isArray(part) && part.length === seats
  return {
    players: told.flatMap(([field, part]) => (isByPlayer(part) ? [[field, part]] : [])),
    rest: told.filter(([, part]) => !isByPlayer(part)),
  }
}

/** A field's name as words: "hand_size" is "hand size". */
export const inWords = (field: string): string => field.replaceAll('_', ' ')

const isBare = (value: unknown): boolean => ['string', 'number'].includes(typeof value)

/** Whether a value can be read in one line. */
export const isPlain = (value: unknown): boolean => isBare(value) || (Array.isArray(value) && value.every(isBare))

/** Such a value as it is read; an empty list is a dash. */
export const plain = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || '–' : String(value))
