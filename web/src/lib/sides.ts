/** Colours and nations: their names, and the shapes that tell players apart wherever there is no board. */

import type { SideInfo } from './types'
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

/** Shapes within a square of 2 by 2 around the middle: whoever cannot tell the colours apart goes by them. */
const SHAPES = [
  'M-.9 0a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z',
  'M-.8-.8H.8V.8H-.8z',
  'M0-1 1 .8H-1z',
  'M0-1.1 1.1 0 0 1.1-1.1 0z',
  'M0 1 1-.8H-1z',
]
export const shapeOfLook = (look: number): string => SHAPES[look % SHAPES.length]!
