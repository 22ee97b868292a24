/** What a game teaches: fetched once for each game. */

import { get } from '../lib/api'
import type { Guide } from './data'

const guides = new Map<string, Promise<Guide>>()

export function loadGuide(game: string): Promise<Guide> {
  let guide = guides.get(game)
  if (!guide) {
    guide = get<Guide>(`/games/${encodeURIComponent(game)}/guide`)
    // What failed is asked for again the next time.
    guide.catch(() => guides.delete(game))
    guides.set(game, guide)
  }
  return guide
}

/** The rule that speaks of something on the table. */
export const ruleOf = (guide: Guide, thing: string): string | null => guide.rules[thing] ?? null
