/**
 * Drawings of things: flat shapes on 96 by 56, with a horizon or an orbit behind them and light from the upper left.
 *
 * A drawing is a text: the place, then its shapes from back to front, each between bars. A shape begins with the name of
 * its paint and goes on with path data, in which `Ox y r` is a disc and `Rx y width height corner` a box. A small letter
 * fills, the same letter in capitals draws a line of 2. Where two shapes of one path overlap there is a hole.
 */

export type Drawings = Record<string, string>
export type Shape = { paint: string; line: boolean; d: string }

/** Letters of paints; the colours stand in Drawing.svelte. ``+`` is light that falls on a thing, ``_`` its shade. */
const PAINTS: Record<string, string> = {
  ...{ w: 'hull', h: 'metal', g: 'rock', k: 'ink', n: 'navy', b: 'blue', c: 'ice', t: 'teal', e: 'leaf' },
  ...{ y: 'sun', o: 'flame', r: 'red', p: 'violet', m: 'rose', s: 'earth', '+': 'light', _: 'shade' },
}

const STARS = '|w O12 9 .7O27 21 .6O41 5 .7O70 9 .6O88 47 .7O56 49 .6O8 33 .6'
/** What lies behind: ground first, then the line of an orbit or a horizon. */
const PLACES: Record<string, string> = {
  space: `night R0 0 96 56 0${STARS}|orbit M-4 44C20 58 78 52 100 20`,
  earth: `night R0 0 96 56 0${STARS}|sea M-6 56C14 40 82 40 102 56z|orbit M-6 53C14 37 82 37 102 53`,
  moon: `night R0 0 96 56 0${STARS}|dust M-2 44C24 40 70 41 98 45V58H-2z|orbit M-2 41C24 37 70 38 98 42|_ O20 50 3O66 49 4O84 52 2`,
  mars: 'dusk R0 0 96 56 0|w O80 12 2|desert M-2 44C24 40 70 41 98 45V58H-2z|orbit M-2 41C24 37 70 38 98 42|_ O22 50 3O70 50 4',
  day: 'sky R0 0 96 56 0|meadow M-2 47C24 43 70 44 98 48V58H-2z|orbit M-2 44C24 40 70 41 98 45',
  lab: 'wall R0 0 96 56 0|orbit M-4 30C20 44 78 36 100 8|floor R0 48 96 8 0',
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function box(x: number, y: number, wide: number, high: number, corner: number): string {
  const turn = (dx: number, dy: number): string =>
    corner ? `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}` : ''
  const [across, down] = [wide - 2 * corner, high - 2 * corner]
  return `M${x + corner} ${y}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}z`
}

const NUMBER = String.raw`(-?[\d.]+)`
const DISC = new RegExp(`O${NUMBER} ${NUMBER} ${NUMBER}`, 'g')
const BOX = new RegExp(`R${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER}(?: ${NUMBER})?`, 'g')

function read(shape: string): Shape {
  const gap = shape.indexOf(' ')
  const letter = shape.slice(0, gap)
  const small = letter.toLowerCase()
  const line = letter === 'orbit' || (letter.length === 1 && letter !== small)
  const d = shape
    .slice(gap + 1)
    .replace(DISC, (_, x, y, r) => disc(+x, +y, +r))
    .replace(BOX, (_, x, y, wide, high, corner) => box(+x, +y, +wide, +high, +(corner ?? 0)))
  return { paint: PAINTS[small] ?? letter, line, d }
}

/** A drawing's shapes from back to front. */
export function shapesOf(drawing: string): Shape[] {
  const [place = '', ...shapes] = drawing.split('|')
  return [...(PLACES[place] ?? '').split('|'), ...shapes].filter(Boolean).map(read)
}
