/** The best results of this browser, by the way a game is played. */

import { kept } from '../lib/settings.svelte'
import type { PointsTable, TableInfo } from '../lib/types'

export type Standing = { games: number; wins: number; best: number; newBest: boolean }
type Kept = { games: number; wins: number; best: number; tables: string[] }

/** Tables that are remembered, so that none is counted twice. */
const REMEMBERED = 200

/** The same game, in the same way, for as many players. */
function keyOf({ game, edition, mode, options, seats }: TableInfo): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return `records:${[game, edition, mode, seats.length, ...chosen.sort()].join(':')}`
}

function read(key: string): Kept {
  try {
    return { games: 0, wins: 0, best: -Infinity, tables: [], ...(JSON.parse(kept.get(key) ?? '{}') as Partial<Kept>) }
  } catch {
    return { games: 0, wins: 0, best: -Infinity, tables: [] }
  }
}

/** Add a finished game of one's own to the records, once; how this browser stands now. Null for onlookers. */
export function addRecord(table: TableInfo, points: PointsTable): Standing | null {
  const [seat, ...more] = table.yours
  if (seat === undefined || more.length) return null
  const key = keyOf(table)
  const before = read(key)
  const score = points.scores[seat] ?? 0
  if (before.tables.includes(table.id)) return { ...before, newBest: false }
  const now: Kept = {
    games: before.games + 1,
    wins: before.wins + Number(points.winners.includes(seat)),
    best: Math.max(before.best, score),
    tables: [...before.tables, table.id].slice(-REMEMBERED),
  }
  kept.set(key, JSON.stringify(now))
  return { ...now, newBest: before.games > 0 && score > before.best }
}
