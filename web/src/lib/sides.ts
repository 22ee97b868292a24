/** Colours and nations: their names, and how they look wherever there is no board. */

import type { SideInfo, TableInfo } from './types'
import { say } from './words.svelte'

/** A side's name, as it begins a line; "" for none. */
export function sideName(sides: readonly SideInfo[], side: string): string {
  const found = sides.find((one) => one.id === side)
  const name = found ? say(found.say) : side
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** The sides that other seats have taken. */
export const takenSides = (seats: readonly { side: string }[], own: number): string[] =>
  seats.flatMap(({ side }, seat) => (side && seat !== own ? [side] : []))

/** The colours of Rocketmen in the order of the box. */
const COLOURS = ['white', 'red', 'yellow', 'blue']
/** The opponent of somebody who plays alone has a look that no player can have. */
const ALONE = COLOURS.length

/** A number for each look: by colour in Rocketmen, where everybody chose one; by seat where flags tell people apart. */
export function lookOf(table: TableInfo, seat: number): number {
  if (table.game !== 'rocketmen') return seat
  const side = table.seats[seat]?.side
  return side === undefined ? ALONE : lookOfColour(side)
}

export const lookOfColour = (colour: string): number => Math.max(0, COLOURS.indexOf(colour))

/** Shapes within a square of 2 by 2 around the middle: whoever cannot tell the colours apart goes by them. */
const SHAPES = [
  'M-.9 0a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z',
  'M-.8-.8H.8V.8H-.8z',
  'M0-1 1 .8H-1z',
  'M0-1.1 1.1 0 0 1.1-1.1 0z',
  'M0 1 1-.8H-1z',
]
export const shapeOfLook = (look: number): string => SHAPES[look % SHAPES.length]!
