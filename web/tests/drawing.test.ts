import { describe, expect, test } from 'vitest'
import { shapesOf } from '../src/board/drawing'
import DRAWINGS, { drawingOf } from '../src/games/rocketmen/art'

describe('a drawing', () => {
  test('begins with its place and goes on with its shapes', () => {
    const shapes = shapesOf('lab|r O48 28 10|K M1 2h3')
    expect(shapes.slice(-2)).toEqual([
      { paint: 'red', line: false, d: 'M38 28a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z' },
      { paint: 'ink', line: true, d: 'M1 2h3' },
    ])
    expect(shapes.map((one) => one.paint).slice(0, 3)).toEqual(['wall', 'orbit', 'floor'])
  })

  test('draws boxes with corners round or not', () => {
    const [bare, round] = shapesOf('|w R1 2 10 6|w R1 2 10 6 2').map((one) => one.d)
    expect(bare).toBe('M1 2h10v6h-10v-6z')
    expect(round).toBe('M3 2h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z')
  })
})

describe('the drawings of Rocketmen', () => {
  const paints = new Set(shapesOf(Object.values(DRAWINGS).join('|')).map((one) => one.paint))

  test.each(Object.entries(DRAWINGS))('%s has a place, four shapes or more, and known paints', (_, drawing) => {
    const [place = '', ...own] = drawing.split('|')
    expect(shapesOf(place).length).toBeGreaterThan(2)
    expect(own.length).toBeGreaterThanOrEqual(4)
    for (const { paint, d } of shapesOf(drawing)) {
      expect(paint.length, `paint ${paint}`).toBeGreaterThan(2)
      expect(d).toMatch(/^M[-\d]/)
      expect(d).not.toMatch(/[OR]|NaN/)
    }
  })

  test('use every paint there is', () => {
    expect([...paints].length).toBeGreaterThan(18)
  })

  test('fit a Mission by its type, a copy by its design, and a strange Engine by its deck', () => {
    expect(drawingOf({ key: 'red-base-1', deck: 'mission', type: 'base' })).toBe(DRAWINGS.base)
    expect(drawingOf({ key: 'afterburner-2', deck: 'pink', type: null })).toBe(DRAWINGS.afterburner)
    expect(drawingOf({ key: 'steam-engine', deck: 'engine', type: null })).toBe(DRAWINGS.engine)
    expect(drawingOf({ key: 'steam-car', deck: 'teal', type: null })).toBeUndefined()
  })
})
