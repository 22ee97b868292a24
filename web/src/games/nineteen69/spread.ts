/** Where things stand on a line, side by side, each as near to its point as can be. */

/** Places in percent for the points ``wanted``; each thing takes ``room``, and none leaves the line from ``start`` to ``end``. */
export function spread(wanted: readonly number[], room: number, start = 0, end = 100): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]! || one - other)
  const points = order.map((at) => wanted[at]!)
  const right = [...points]
  for (let at = 1; at < right.length; at++) right[at] = Math.max(right[at]!, right[at - 1]! + room)
  const back = [...points]
  for (let at = back.length - 2; at >= 0; at--) back[at] = Math.min(back[at]!, back[at + 1]! - room)
  // Between the two, none covers another; neither end is left.
  const all = (order.length - 1) * room
  const places = [...points]
  order.forEach((which, at) => {
    const found = (right[at]! + back[at]!) / 2
    places[which] = Math.min(Math.max(found, start + at * room), end - all + at * room)
  })
  return places
}
