/** What a moment of a replay tells. */

import type { NewsItem } from '../lib/types'
import { say, t } from '../lib/words.svelte'

export function sentence(item: NewsItem | null, moment: number, nameOf: (seat: number) => string): string {
  if (!item) return t(moment ? 'web-replay-unseen' : 'web-replay-beginning')
  if (item.undo) return t('web-replay-undone', { name: nameOf(item.seat) })
  if (!item.say.length)
    return item.seat < 0 ? t('web-replay-unseen') : t('web-replay-silent', { name: nameOf(item.seat) })
  return item.say.map(say).join(' ')
}
