/** What a game teaches, with its words: fetched once for each game. */

import { get } from '../lib/api'
import { loadGuideWords } from '../lib/words.svelte'
import type { Guide } from './data'

const guides = new Map<string, Promise<Guide>>()

export function loadGuide(game: string): Promise<Guide> {
  let guide = guides.get(game)
  if (!guide) {
    guide = Promise.all([get<Guide>(`/games/${encodeURIComponent(game)}/guide`), loadGuideWords()]).then(
      ([taught]) => taught,
    )
    // What failed is asked for again the next time.
    guide.catch(() => guides.delete(game))
    guides.set(game, guide)
  }
  return guide
}

/** The rule that speaks of something on the table. */
export const ruleOf = (guide: Guide, thing: string): string | null => guide.rules[thing] ?? null
