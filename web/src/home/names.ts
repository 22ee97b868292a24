/** Words for what a host chooses. */

import type { ServerInfo } from '../lib/types'
import { has, t } from '../lib/words.svelte'

/** Words for something that the server names; what this app has no words for is called by its name. */
export const named = (id: string, name: string): string => (has(id) ? t(id) : name)

export function botWords(text: string): string {
  const [bot = '', budget] = text.split(':')
  if (!budget) return named(`home-bot-${bot}`, bot)
  const count = parseInt(budget)
  const name = named(`home-bot-${bot}`, bot)
  return budget.endsWith('s') ? t('home-bot-seconds', { bot: name, count }) : t('home-bot-tries', { bot: name, count })
}

export function limitWords(seconds: number): string {
  if (!seconds) return t('home-limit-none')
  if (seconds < 3600) return t('home-limit-minutes', { count: seconds / 60 })
  return seconds < 86_400
    ? t('home-limit-hours', { count: seconds / 3600 })
    : t('home-limit-days', { count: seconds / 86_400 })
}

const BUDGETS = { simulations: [30, 100, 300, 1000], seconds: [1, 3, 5, 10] }

/** A bot, or the same bot with more and more time to think. */
export function strengths(bot: string, info: ServerInfo | null): string[] {
  if (!info?.thinkers.includes(bot)) return [bot]
  const tries = BUDGETS.simulations.filter((count) => count <= info.most_simulations)
  const seconds = BUDGETS.seconds.filter((count) => count <= info.most_seconds)
  return [...tries.map((count) => `${bot}:${count}`), ...seconds.map((count) => `${bot}:${count}s`)]
}
