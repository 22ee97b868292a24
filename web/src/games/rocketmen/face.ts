/** What stands on a card, in the signs and short words of this table. */

import { t } from '../../lib/words.svelte'
import type { CardFace } from './faces'
import ICONS, { type IconName } from './icons'
import { spoken } from './text'

/** The colour of a card's head, by its deck. */
const BANDS: Partial<Record<CardFace['deck'], string>> = {
  teal: '#0b6b66',
  pink: '#9c2a66',
  engine: '#8a4b08',
  threat: '#8f1f1f',
  mission: '#3c4496',
  goal: '#5a3f8c',
  variant: '#5a3f8c',
}

export const bandOf = (face: CardFace): string => BANDS[face.deck] ?? '#474f63'

/** The sign of a card: its mission type, its threat, its engine, or where its effect works. */
export function signOf(face: CardFace): IconName {
  const design = face.key.replace(/-\d+$/, '')
  if (face.type) return face.type
  if (face.deck === 'threat' && design in ICONS) return design as IconName
  if (face.deck === 'engine') return 'engine'
  if (face.deck === 'goal') return 'flag'
  return face.kind === 'none' ? 'area' : face.kind
}

/** What a card does, in a few words; a pack of somebody's own may have none. */
export function shortOf({ effect, text }: CardFace): string {
  if (!effect) return text ? spoken(text) : ''
  if (effect.do === 'take_threat') return t('web-rm-do-take_threat', { threat: t(`card-${effect.threat}`) })
  if (effect.do === 'advance' && effect.burns) return t('web-rm-do-burn', { spaces: effect.spaces ?? 1 })
  return t(`web-rm-do-${effect.do}`, { ...effect })
}

/** Every sign on a card, each once: somebody may wonder what it means. */
export function signsOf(face: CardFace): IconName[] {
  const found = new Set<IconName>()
  if (face.type) found.add(face.type)
  if (face.kind !== 'none') found.add(face.kind)
  if (face.deck === 'engine') found.add('engine')
  if (face.achievement) found.add(face.achievement)
  for (const item of [...face.cost.items, ...face.gives.items]) found.add(item)
  if (face.cost.money || face.gives.money) found.add('money')
  if (face.rocket || Object.keys(face.needs).length) found.add('rocket')
  if (face.vp) found.add('vp')
  if (face.mark) found.add('person')
  return [...found]
}
