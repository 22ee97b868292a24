/** The tables that the first page shows; they keep themselves fresh while somebody looks. */

import { get } from '../lib/api'
import type { TableInfo } from '../lib/types'

/** Milliseconds between two looks. */
const PAUSE = 10_000

const isMine = (table: TableInfo): boolean => table.yours.length > 0 || table.host

export const awaitsMe = (table: TableInfo): boolean =>
  table.status === 'running' && table.awaited !== null && table.yours.includes(table.awaited)

const ORDER = ['running', 'open', 'broken', 'abandoned', 'finished']
const urgency = (table: TableInfo): number => (awaitsMe(table) ? -1 : ORDER.indexOf(table.status))

/** My turn first, then what ends soonest; the server has put what was touched last first. */
function bySense(one: TableInfo, other: TableInfo): number {
  const [mine, its] = [one.deadline ?? Infinity, other.deadline ?? Infinity]
  return urgency(one) - urgency(other) || (mine === its ? 0 : mine - its)
}

export class Lists {
  mine: TableInfo[] = $state.raw([])
  open: TableInfo[] = $state.raw([])
  running: TableInfo[] = $state.raw([])
  finished: TableInfo[] = $state.raw([])
  /** Whether the server was asked at all, and whether it did not answer. */
  asked = $state(false)
  silent = $state(false)
  now = $state(Date.now())

  async load(): Promise<void> {
    try {
      const [yours, ...others] = await Promise.all([
        get<TableInfo[]>('/mine'),
        get<TableInfo[]>('/tables'),
        get<TableInfo[]>('/tables?status=running'),
        get<TableInfo[]>('/tables?status=finished'),
      ])
      this.mine = yours.sort(bySense)
      const [open, running, finished] = others.map((tables) => tables.filter((table) => !isMine(table)))
      this.open = open ?? []
      this.running = running ?? []
      this.finished = finished ?? []
      this.silent = false
    } catch {
      this.silent = true
    }
    this.now = Date.now()
    this.asked = true
  }

  /** Look now and then; the answer ends it. */
  watch(): () => void {
    const look = (): void => void (document.visibilityState === 'visible' && this.load())
    const timer = setInterval(look, PAUSE)
    document.addEventListener('visibilitychange', look)
    void this.load()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
