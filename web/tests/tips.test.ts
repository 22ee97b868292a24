/** Tips beside the thing: by pointer, by keys, by a finger that stays; and what is held up of a line of the log. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRawSnippet, tick } from 'svelte'
import { route } from '../src/lib/route.svelte'
import { Director } from '../src/show/director.svelte'
import Tips from '../src/board/Tips.svelte'
import LogList from '../src/table/LogList.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  render(Tips)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const put = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}
const point = (type: string, on: Element, pointerType = 'mouse'): void => {
  on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }))
}
const wait = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await tick()
}
const tip = (): string | undefined => document.querySelector('.tip')?.textContent ?? undefined

test('a pointer that rests is told, and a browser shows no title beside the tip', async () => {
  const coins = put('<p title="Money"><b>4</b></p>')
  point('pointerover', coins.querySelector('b')!)
  await wait(400)
  expect([tip(), coins.title]).toEqual(['Money', ''])
  point('pointerover', coins)
  await wait(100)
  expect(tip()).toBe('Money')
  point('pointerover', document.body)
  await wait(10)
  expect([tip(), coins.title, coins.dataset.tip]).toEqual([undefined, 'Money', undefined])
})

test('what scrolls elsewhere takes no tip away', async () => {
  const log = put('<ol></ol>')
  const zone = put('<div><button data-tip="Undo"></button></div>')
  point('pointerover', zone.firstElementChild!)
  await wait(400)
  log.dispatchEvent(new Event('scroll'))
  await wait(10)
  expect(tip()).toBe('Undo')
  zone.dispatchEvent(new Event('scroll'))
  await wait(10)
  expect(tip()).toBeUndefined()
})

test('a finger that stays is told and does nothing; a tap does what it does', async () => {
  const done = vi.fn()
  const button = put('<button data-tip="Undo"></button>')
  button.addEventListener('click', done)
  point('pointerdown', button, 'touch')
  await wait(500)
  expect(tip()).toBe('Undo')
  point('pointerup', button, 'touch')
  button.click()
  expect(done).not.toHaveBeenCalled()
  await wait(3100)
  expect(tip()).toBeUndefined()
  point('pointerdown', button, 'touch')
  point('pointerup', button, 'touch')
  button.click()
  expect(done).toHaveBeenCalledTimes(1)
})

// --- the log ---

const line = (at: number) => ({
  ...{ key: `${at}`, at, text: `Line ${at}`, head: false, ink: '', looks: true, whose: 0 },
  fact: { type: 'Bought' },
})
const look = createRawSnippet(() => ({ render: () => '<i>the card</i>' }))

test('a tap on a line holds up what it is about, for a while', async () => {
  route.go('/t/tee')
  vi.spyOn(Director.prototype, 'visit').mockImplementation(async function (this: Director, at) {
    this.visiting = at
  })
  render(LogList, { lines: [line(1), line(2)], table: 'tee', look })
  const link = screen.getByText('Line 2')
  point('pointerenter', link, 'touch')
  point('pointerleave', link, 'touch')
  await fireEvent(
    link,
    Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
  )
  await wait(300)
  expect(tip()).toBe('the card')
  await wait(3600)
  expect(tip()).toBeUndefined()
})

test('whoever reads further up is left there when more is told', async () => {
  const shown = render(LogList, { lines: [line(1), line(2)], table: 'tee' })
  const list = shown.container.querySelector('ol')!
  const scrolled = vi.spyOn(list, 'scrollTo').mockImplementation(() => {})
  const size = (top: number): void => {
    for (const [name, value] of Object.entries({ scrollHeight: 500, clientHeight: 100, scrollTop: top })) {
      Object.defineProperty(list, name, { value, configurable: true })
    }
    list.dispatchEvent(new Event('scroll'))
  }
  size(50)
  await shown.rerender({ lines: [line(1), line(2), line(3)] })
  await wait(10)
  expect(scrolled).not.toHaveBeenCalled()
  size(400)
  await shown.rerender({ lines: [line(1), line(2), line(3), line(4)] })
  await wait(10)
  expect(scrolled).toHaveBeenCalled()
})
