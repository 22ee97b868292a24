import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Show } from '../src/board/show.svelte'

let calm = false
beforeEach(() => {
  vi.useFakeTimers()
  calm = false
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

class Counting extends Show {
  seen: string[] = []
  rests = 0
  play(...beats: [string, number][]): void {
    this.add(...beats.map(([name, lasts]) => ({ lasts, play: () => void this.seen.push(name) })))
    this.run()
  }
  /** Counts down, one beat after the other. */
  count(from: number): void {
    this.add({ lasts: 0, play: () => this.#tell(from) })
    this.run()
  }
  #tell(left: number): void {
    this.seen.push(String(left))
    if (left) this.first({ lasts: 10, play: () => this.#tell(left - 1) })
  }
  leave(last: number): void {
    this.skipTo(last)
  }
  protected override rest(): void {
    this.rests += 1
  }
}

test('beats follow each other, and then the show rests', () => {
  const show = new Counting()
  show.play(['one', 100], ['two', 50])
  expect([show.seen, show.busy]).toEqual([['one'], true])
  vi.advanceTimersByTime(100)
  expect(show.seen).toEqual(['one', 'two'])
  vi.advanceTimersByTime(50)
  expect([show.busy, show.rests]).toEqual([false, 1])
})

test('a click makes it catch up at once, also with what beats bring', () => {
  const show = new Counting()
  show.count(3)
  expect(show.seen).toEqual(['3'])
  show.skip()
  expect([show.seen, show.busy, show.rests]).toEqual([['3', '2', '1', '0'], false, 1])
  vi.runAllTimers()
  expect(show.seen).toHaveLength(4)
})

test('what a beat brings comes before all that waits', () => {
  const show = new Counting()
  show.count(1)
  show.play(['later', 0])
  vi.runAllTimers()
  expect(show.seen).toEqual(['1', '0', 'later'])
})

test('whoever wants no motion sees the end', () => {
  calm = true
  const show = new Counting()
  show.play(['one', 1000], ['two', 1000])
  expect([show.seen, show.busy]).toEqual([['one', 'two'], false])
})

test('much is shown faster than little', () => {
  const show = new Counting(100)
  show.play(['one', 200], ['two', 200])
  vi.advanceTimersByTime(50)
  expect(show.seen).toEqual(['one', 'two'])
})

test('all but the last beats are skipped', () => {
  const show = new Counting()
  show.play(['one', 10], ['two', 10], ['three', 10])
  show.leave(1)
  expect(show.seen).toEqual(['one', 'two'])
})

test('nothing moves after it was closed', () => {
  const show = new Counting()
  show.play(['one', 10], ['two', 10])
  show.close()
  vi.runAllTimers()
  expect(show.seen).toEqual(['one'])
})
