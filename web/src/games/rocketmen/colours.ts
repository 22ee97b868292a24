/** Players' colours: each has a look of its own, so that nobody needs to tell colours apart. */

import type { TableInfo } from '../../lib/types'

/** In the order of the box. */
const COLOURS = ['white', 'red', 'yellow', 'blue']
/** The opponent of somebody who plays alone has a look that no player can have. */
const ALONE = COLOURS.length

export const lookOfColour = (colour: string): number => Math.max(0, COLOURS.indexOf(colour))

export function colourLook(table: TableInfo, seat: number): number {
  const side = table.seats[seat]?.side
  return side === undefined ? ALONE : lookOfColour(side)
}
