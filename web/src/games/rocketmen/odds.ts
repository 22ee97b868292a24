/** What the server reckons of a launch, and how it is coloured. */

import type { OptionInfo } from '../../lib/types'

/** The chance of success after an option, if the table shows odds. */
export function chanceOf(option: OptionInfo | undefined): number | undefined {
  const percent = (option?.preview?.figures as { percent?: number } | undefined)?.percent
  return percent === undefined ? undefined : percent / 100
}

/** From these chances on a launch looks fair, and good. */
const [FAIR, GOOD] = [0.4, 0.65]

export type Hue = 'good' | 'fair' | 'poor'
export const hueOf = (chance: number): Hue => (chance >= GOOD ? 'good' : chance >= FAIR ? 'fair' : 'poor')
