/** The dice of one roll in one sentence. */

import type { Said } from '../../lib/types'
import type { DieRolled } from './facts'

const isDie = (fact: { type: string }): fact is DieRolled => fact.type === 'DieRolled'

/** Dice in a row, each of them once: a die that is rolled again begins a new sentence. */
export function rolledTogether(facts: readonly { type: string }[], name: (seat: number) => string): Said | null {
  const dice = facts.filter(isDie)
  const [first] = dice
  const once = new Set(dice.map((one) => one.die)).size === dice.length
  if (!first || dice.length < facts.length || !once) return null
  const count = (face: DieRolled['face']): number => dice.filter((one) => one.face === face).length
  const args = { player: name(first.seat), successes: count('success'), neutrals: count('neutral') }
  return { id: 'web-1969-rolled', args: { ...args, failures: count('failure') } }
}
