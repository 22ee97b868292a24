/** Opening tables from the home page. */

import { post } from '../lib/api'
import { rememberSeat, settings } from '../lib/settings.svelte'
import type { NewTable, Opened, SeatWanted, Setup, Taught } from '../lib/types'
import { t } from '../lib/words.svelte'

/** Bots are called after those who flew first. */
const FLYERS = ['Laika', 'Belka', 'Strelka', 'Félicette', 'Veterok', 'Ugolyok', 'Ham']

export const myName = (): string => settings.name.trim() || t('web-default-name')

/** A name for a bot that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  const known = taken.map((name) => name.toLowerCase())
  return FLYERS.find((name) => !known.includes(name.toLowerCase())) ?? ''
}

/** You, and bots on all other seats. */
export function withBots(players: number): SeatWanted[] {
  const seats: SeatWanted[] = [{ kind: 'me', name: myName() }]
  while (seats.length < players) {
    seats.push({ kind: 'bot', name: botName(seats.map((seat) => seat.name ?? '')) })
  }
  return seats
}

export async function openTable(wanted: NewTable): Promise<Opened> {
  const opened = await post<Opened>('/tables', wanted)
  for (const { seat, token } of opened.seats) {
    if (wanted.seats[seat]?.kind === 'me') rememberSeat(opened.id, seat, token)
  }
  return opened
}

/** A first game by the deal that teaches it: you begin, against bots or alone. */
export const firstTable = (game: string, { edition, mode, players, options }: Taught): NewTable => ({
  ...{ game, edition, mode, options, seats: withBots(players), private: true, first_game: true },
})

/** A whole table against bots: a way to play and, where it leaves a choice, what was chosen. */
export function quickTable(game: string, setup: Setup, options: NewTable['options'] = {}, bots = 1): NewTable {
  const players = setup.players.includes(bots + 1) ? bots + 1 : (setup.players[0] ?? 1)
  const { edition, mode } = setup
  // Nobody else sits here, so it is nobody else's business.
  return { game, edition, mode, options, seats: withBots(players), private: true }
}
