import { describe, expect, test } from 'vitest'
import { shapesOf } from '../src/board/drawing'
import ALL, { drawingOf } from '../src/games/nineteen69/art'

describe('the drawings of 1969', () => {
  const each = Object.entries(ALL).flatMap(([kind, found]) => Object.entries(found).map((one) => [kind, ...one]))

  test.each(each)('%s %s has four shapes or more, all in known paints', (_, __, drawing) => {
    const shapes = shapesOf(drawing!)
    expect(shapes.length).toBeGreaterThanOrEqual(4)
    for (const { paint, d } of shapes) {
      expect(paint.length, `paint ${paint}`).toBeGreaterThan(2)
      expect(d).toMatch(/^M[-\d]/)
      expect(d).not.toMatch(/[OR]|NaN/)
    }
  })

  test('are told apart by kind, and a strange thing has none', () => {
    expect(drawingOf('mission', 'eva')).not.toBe(drawingOf('research', 'eva'))
    expect(drawingOf('research', 'zeppelin')).toBeUndefined()
  })
})
