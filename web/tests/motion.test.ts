/** Things that move between two pictures: what glides, what comes, what goes, and what stays where it is. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { travelsOf as cubes } from '../src/games/nineteen69/travels'
import { travelsOf as cards } from '../src/games/rocketmen/travels'
import { Director } from '../src/show/director.svelte'
import { lift } from '../src/show/lift'
import { lasts, Motion } from '../src/show/motion'
import type { Change, Travel } from '../src/show/script'
import type { OptionInfo } from '../src/lib/types'
import { settings } from '../src/lib/settings.svelte'
import { Recorded } from './recorded'
import { news, state } from './table'

type Made = { on: Element; frames: Keyframe[]; timing: KeyframeAnimationOptions; animation: Animation }
let made: Made[] = []
let measured: Element[] = []
beforeEach(() => {
  made = []
  measured = []
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('innerHeight', 1000)
  // A box is what the test wrote on the element: its left and its top.
  Element.prototype.getBoundingClientRect = function (this: HTMLElement): DOMRect {
    measured.push(this)
    const [left, top, width = 40, height = 60] = (this.dataset.box ?? '0 0 0 0').split(' ').map(Number)
    return { left, top, width, height, right: left! + width, bottom: top! + height } as DOMRect
  }
  Element.prototype.animate = function (frames, timing): Animation {
    const options = typeof timing === 'object' ? timing : { duration: timing }
    const effect = { getTiming: () => options }
    const animation = { cancel: vi.fn(), onfinish: null, effect } as unknown as Animation
    made.push({ on: this, frames: frames as Keyframe[], timing: options as KeyframeAnimationOptions, animation })
    return animation
  }
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const change = (travels: Travel[] = [], seat: number | null = null): Change => ({
  ...{ before: state(), after: state(), travels },
  scene: seat === null ? null : { kind: 'did', seat, item: news(1, seat, 'Did.') },
})
const draw = (html: string): void => void (document.body.innerHTML = html)
const card = (name: string, box: string): string => `<button data-thing="${name}" data-box="${box}">${name}</button>`
const place = (name: string, box: string): string => `<div data-place="${name}" data-box="${box}"></div>`
const fliers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.flier')]
const begin = (made: Made): string => String(made.frames[0]!.transform ?? made.frames[0]!.translate)
const end = (made: Made): string => String(made.frames.at(-1)!.transform)

test('a thing that another place draws flies there as a copy that no test and no hint can find', () => {
  draw(card('card:1', '100 100'))
  const motion = new Motion()
  const moved = motion.before(change())
  draw(`<section>${card('card:1', '400 500')}</section>`)
  moved(1)
  expect(fliers()).toHaveLength(1)
  expect(fliers()[0]!.querySelector('[data-thing], [data-action]')).toBeNull()
  expect(fliers()[0]!.getAttribute('aria-hidden')).toBe('true')
  const [flight, unseen] = made
  expect(begin(flight!)).toContain('translate(100px, 100px) scale(1)')
  expect(end(flight!)).toContain('translate(400px, 500px) scale(1)')
  expect(unseen!.on).toBe(document.querySelector('[data-thing]'))
  flight!.animation.onfinish!(new Event('finish') as AnimationPlaybackEvent)
  expect(fliers()).toEqual([])
})

test('what stays in its list slides without a copy, and what stands still does nothing', () => {
  draw(card('card:1', '100 100') + card('card:2', '200 100'))
  const moved = new Motion().before(change())
  document.querySelector<HTMLElement>('[data-thing="card:2"]')!.dataset.box = '150 100'
  moved(1)
  expect(fliers()).toEqual([])
  expect(made).toHaveLength(1)
  expect(begin(made[0]!)).toBe('50px 0px')
})

test('what appears comes from its place, and what vanishes goes to its place', () => {
  draw(place('deck', '0 0') + place('pile', '800 800') + card('card:2', '300 300'))
  const travels = [
    { thing: 'card:1', from: 'deck' },
    { thing: 'card:2', to: 'pile' },
  ]
  const moved = new Motion().before(change(travels))
  draw(place('deck', '0 0') + place('pile', '800 800') + card('card:1', '500 500'))
  moved(1)
  const flights = made.filter((one) => one.on.classList.contains('flier'))
  expect(flights).toHaveLength(2)
  expect(flights[0]!.frames[0]!.opacity).toBeLessThan(1)
  expect(end(flights[0]!)).toContain('translate(500px, 500px) scale(1)')
  expect(begin(flights[1]!)).toContain('translate(300px, 300px) scale(1)')
  expect(fliers().map((one) => one.textContent)).toEqual(['card:1', 'card:2'])
})

test('what nobody may see flies as a card back, and only if the script says so', () => {
  draw(place('deck', '10 10') + place('hand', '500 500 400 90'))
  const way = { from: 'deck', to: 'hand' }
  const moved = new Motion().before(
    change([
      { thing: 'draw:1', ...way, look: 'back' },
      { thing: 'card:9', ...way },
    ]),
  )
  moved(1)
  expect(fliers()).toHaveLength(1)
  expect(fliers()[0]!.querySelector('.flier-back')).not.toBeNull()
  expect(begin(made[0]!)).toContain('scale(1)')
  expect(end(made[0]!)).toContain('scale(1)')
})

test('a new picture while something moves starts from where the thing is now', () => {
  draw(card('card:1', '100 100'))
  const motion = new Motion()
  const first = motion.before(change())
  draw(`<section>${card('card:1', '400 400')}</section>`)
  first(1)
  fliers()[0]!.dataset.box = '250 250'
  const second = motion.before(change())
  draw(`<main>${card('card:1', '700 100')}</main>`)
  second(1)
  expect(made.map(begin)).toContain('translate(250px, 250px) scale(1)')
  expect(fliers()).toHaveLength(1)
})

test('all boxes are read once before and once after: nothing is measured between two movements', () => {
  const many = Array.from({ length: 30 }, (_, at) => card(`card:${at}`, `${at * 10} 0`)).join('')
  draw(many)
  const moved = new Motion().before(change())
  expect(measured).toHaveLength(30)
  for (const one of document.querySelectorAll<HTMLElement>('[data-thing]')) one.dataset.box = '500 500'
  measured = []
  moved(1)
  expect(measured).toHaveLength(30)
  expect(made).toHaveLength(30)
})

test('the longest way takes 300 milliseconds, the shortest half of it, and the speed counts', () => {
  const box = (left: number): DOMRect => ({ left, top: 0, width: 10, height: 10 }) as DOMRect
  expect(lasts(box(0), box(5))).toBeGreaterThanOrEqual(150)
  expect(lasts(box(0), box(2000))).toBe(300)
  draw(card('card:1', '0 0'))
  const moved = new Motion().before(change())
  document.querySelector<HTMLElement>('[data-thing]')!.dataset.box = '900 900'
  moved(0.4)
  expect(made[0]!.timing.duration).toBeCloseTo(120)
})

test("somebody else's deed carries their name and colour; what they gain rises from the figure", () => {
  draw(place('deck', '0 0') + '<b data-count="money:1" data-box="900 10">4</b>')
  const motion = new Motion((seat) => (seat === 1 ? { name: 'Bob', colour: 'red' } : null))
  const moved = motion.before(change([{ thing: 'card:1', from: 'deck' }], 1))
  draw(place('deck', '0 0') + '<b data-count="money:1" data-box="900 10">7</b>' + card('card:1', '500 500'))
  moved(1)
  expect(fliers().map((one) => one.textContent)).toEqual(expect.arrayContaining(['Bob', '+3']))
  draw('')
  motion.before(change([], 0))(1)
  expect(fliers()).toEqual([])
})

test("a card that is one's own carries nobody's name, though the scene is the turn of somebody else", () => {
  const motion = new Motion((seat) => (seat === 1 ? { name: 'Bob', colour: 'red' } : null))
  for (const [seat, names] of [
    [0, []],
    [1, ['Bob']],
  ] as const) {
    draw(place('hq:0', '0 0'))
    const moved = motion.before(change([{ thing: `card:${seat}`, from: 'hq:0', seat }], 1))
    draw(place('hq:0', '0 0') + card(`card:${seat}`, '500 500'))
    moved(1)
    expect([...document.querySelectorAll('.flier-who')].map((one) => one.textContent)).toEqual(names)
    expect(document.querySelectorAll('.flier-other')).toHaveLength(names.length)
  }
})

test('a card that becomes a chip flies as the card that it was; a chip that becomes a card as the card', () => {
  const whole = '<p id="ground">' + card('card:1', '0 0 100 150') + '</p>'
  const chip = '<p id="ground"><i data-thing="card:1" data-box="500 500 60 20">chip</i></p>'
  for (const [before, after] of [
    [whole, chip],
    [chip, whole],
  ] as const) {
    document.body.innerHTML = '<div data-board="x"></div>'
    const board = document.querySelector('div')!
    board.innerHTML = before
    const moved = new Motion().before(change([{ thing: 'card:1', from: 'hand:0', to: 'seat:0' }]))
    board.innerHTML = after
    moved(1)
    const [flier] = fliers()
    expect(flier!.textContent).toBe('card:1')
    expect(flier!.style.width).toBe('100px')
  }
})

test('at instant speed nothing is measured and nothing moves', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  settings.speed = 'normal'
  const director = new Director()
  director.mover = new Motion()
  draw(card('card:1', '100 100'))
  director.take(state({ at: 1 }), [news(1, 1, 'First.')])
  director.take(state({ at: 2 }), [news(1, 1, 'First.'), news(2, 1, 'Second.')])
  expect(director.shown!.at).toBe(2)
  expect(measured).toEqual([])
})

test('in whole recorded games every way begins and ends at a place that a board can have', () => {
  const known = /^(deck|discards|market|ai|((hq|hand|warehouse|junkyard|seat|money|scientist):-?\d+))$/
  for (const [name, travelsOf] of [
    ['rocketmen', cards],
    ['1969', cubes],
  ] as const) {
    const game = new Recorded(name)
    let ways = 0
    for (let at = game.first; at < game.last; at++) {
      for (const { from, to } of travelsOf(game.state(at), game.state(at + 1))) {
        ways += 1
        for (const end of [from, to]) if (end !== undefined) expect(end).toMatch(known)
      }
    }
    expect(ways).toBeGreaterThan(40)
  }
})

test('one name stands at a time, and one change of each figure', () => {
  const money = (value: number): string => `<b data-count="money:1" data-box="10 10">${value}</b>`
  const motion = new Motion(() => ({ name: 'Bob', colour: 'red' }))
  for (const [value, more] of [
    [5, 'hand:1'],
    [3, 'pile:1'],
    [9, 'hand:1'],
  ] as const) {
    const moved = motion.before(change([{ thing: `draw:${value}`, from: 'deck', to: more, look: 'back' }], 1))
    draw(place('deck', '0 0') + place('hand:1', '300 300') + place('pile:1', '600 600') + money(value))
    moved(1)
    const moving = motion.before(change([{ thing: `draw:${value}`, from: 'deck', to: more, look: 'back' }], 1))
    document.querySelector('[data-count]')!.textContent = String(value + 1)
    moving(1)
    moving(1)
  }
  expect([...document.querySelectorAll('.flier-who')]).toHaveLength(1)
  expect([...document.querySelectorAll('.flier-more, .flier-less')]).toHaveLength(1)
})

test('a click is answered at once: what the action is about rises, and nothing without motion', () => {
  const buy = `<button data-action="buy laser" id="confirm"></button>`
  draw(`<div data-board="x"><i data-thing="card:4" data-card="laser"></i>${buy}</div><p id="else"></p>`)
  const options = [{ action: 'buy laser', verb: 'buy', targets: { card: 'laser' } }] as unknown as OptionInfo[]
  lift(['buy laser'], options)
  expect(made.map((one) => (one.on as HTMLElement).dataset.thing)).toEqual(['card:4'])
  lift(['pass'], options)
  expect(made).toHaveLength(1)
  settings.speed = 'instant'
  lift(['buy laser'], options)
  expect(made).toHaveLength(1)
  settings.speed = 'normal'
})
