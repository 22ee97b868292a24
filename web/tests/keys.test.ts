/** Keys: arrows by where things lie, and a key after a click is not meant for what was clicked. */

import { afterEach, expect, test } from 'vitest'
import { nextIn, numbered } from '../src/board/roving'
import { forTable } from '../src/table/keys'

afterEach(() => {
  document.body.innerHTML = ''
})

const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 })
/** Two rows of three. */
const grid = [box(0, 0), box(110, 0), box(220, 0), box(0, 60), box(110, 60), box(220, 60)]

test('an arrow leads to the nearest thing in its direction, and nowhere at the edge', () => {
  const from = (at: number, arrow: Parameters<typeof nextIn>[0]): number => {
    const others = grid.filter((_, one) => one !== at)
    const found = nextIn(arrow, grid[at]!, others)
    return found < 0 ? -1 : grid.indexOf(others[found]!)
  }
  expect(from(0, 'ArrowRight')).toBe(1)
  expect(from(1, 'ArrowRight')).toBe(2)
  expect(from(1, 'ArrowDown')).toBe(4)
  expect(from(5, 'ArrowUp')).toBe(2)
  expect(from(5, 'ArrowLeft')).toBe(4)
  expect(from(0, 'ArrowUp')).toBe(-1)
  expect(from(2, 'ArrowRight')).toBe(-1)
})

test('by arrows every thing of a board can be reached', () => {
  const seen = new Set([0])
  for (let more = true; more;) {
    more = false
    for (const at of [...seen]) {
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const others = grid.filter((_, one) => one !== at)
        const found = nextIn(arrow, grid[at]!, others)
        const to = found < 0 ? at : grid.indexOf(others[found]!)
        if (!seen.has(to)) more = !!seen.add(to)
      }
    }
  }
  expect(seen.size).toBe(grid.length)
})

/** A key that is pressed on an element, and whether the table takes it. */
function press(element: HTMLElement, key: string): boolean {
  let taken = false
  const hear = (event: KeyboardEvent): void => void (taken = forTable(event))
  addEventListener('keydown', hear)
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  removeEventListener('keydown', hear)
  return taken
}

test('the key that confirms is not taken by a card that was clicked, but by one that keys have led to', () => {
  document.body.innerHTML = '<div data-board="x"><button id="card">A card</button></div><button id="out">Chat</button>'
  const card = document.querySelector<HTMLElement>('#card')!
  const out = document.querySelector<HTMLElement>('#out')!
  card.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(press(card, 'Enter')).toBe(true)
  expect(press(out, 'Enter')).toBe(false)
  press(card, 'ArrowRight')
  expect(press(card, 'Enter')).toBe(false)
})

test('digits give the answers of the dock, not the cards of a hand and not what is folded away', () => {
  document.body.innerHTML = `<section id="dock">
    <button data-action="a">A</button><button>no option</button><button data-action="b" disabled>B</button>
    <details><button data-action="c">C</button></details>
    <div data-place="hand:0"><button data-action="d">D</button></div><button data-action="e">E</button></section>`
  Element.prototype.getBoundingClientRect = () => ({ width: 9, height: 9, right: 9, left: 0 }) as DOMRect
  const found = numbered(document.querySelector<HTMLElement>('#dock')!)
  expect(found.map((one) => one.dataset.action)).toEqual(['a', 'e'])
})
