/** When something is heard: after the first click, if it is wished, once at a time, and never before it is seen. */

import { beforeEach, expect, test, vi } from 'vitest'
import nineteen69 from '../src/games/nineteen69'
import { FlightShow } from '../src/games/nineteen69/show.svelte'
import rocketmen from '../src/games/rocketmen'
import { LaunchShow } from '../src/games/rocketmen/show.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Director } from '../src/show/director.svelte'
import { sound, SOUNDS } from '../src/show/sounds'
import * as synth from '../src/show/synth'
import type { NewsItem } from '../src/lib/types'
import { Recorded } from './recorded'
import { news, state } from './table'

const play = vi.spyOn(synth, 'play').mockImplementation(() => {})
let now = 0
beforeEach(() => {
  play.mockClear()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  settings.sound = true
  settings.volume = 60
})

test('nothing is heard before the first click; then as loud as wished, or not at all', async () => {
  await sound('card')
  expect(play).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  await sound('card')
  expect(play).toHaveBeenCalledWith('card', 0.6)
  settings.volume = 0
  await sound('coin')
  settings.volume = 60
  settings.sound = false
  await sound('coin')
  expect(play).toHaveBeenCalledTimes(1)
})

test('of many cards at once one is heard', async () => {
  vi.spyOn(performance, 'now').mockReturnValue((now += 5000))
  await Promise.all([sound('card'), sound('card'), sound('coin')])
  expect(play.mock.calls.map(([name]) => name)).toEqual(['card', 'coin'])
})

test('every sound that a game names exists, and the two games use all but those of the table', () => {
  const used = new Set([rocketmen, nineteen69].flatMap((game) => Object.values(game.sounds)))
  for (const one of used) expect(SOUNDS).toContain(one)
  expect(SOUNDS.filter((one) => !used.has(one))).toEqual(['turn', 'win'])
})

for (const [name, script, end, before] of [
  ['rocketmen', () => new LaunchShow(), 'MissionSucceeded', 'RocketMoved'],
  ['1969', () => new FlightShow(5, 11), 'PrestigeGained', 'TestDone'],
] as const) {
  test(`${name}: a flight is heard as it is seen; its end comes last`, async () => {
    vi.restoreAllMocks()
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const game = new Recorded(name)
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(game.answer(path)))))
    const director = new Director()
    director.plays(script())
    director.take(game.state(game.first), game.upTo(game.first))
    const heard: string[] = []
    director.listen(undefined, (fact) => heard.push(fact))
    director.take(game.state(game.last), game.upTo(game.last))
    await vi.advanceTimersByTimeAsync(900_000)
    expect(director.live).toBe(true)
    const told = game.news
      .filter((one) => one.at > game.first && !one.undo)
      .flatMap((one) => one.facts as { type: string }[])
    const ends = heard.filter((one) => one === end || one === 'NothingGained')
    expect(ends).toHaveLength(told.filter((one) => one.type === end).length)
    expect(heard.indexOf(before)).toBeLessThan(heard.indexOf(end))
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

test('1969: a flight that brings nothing has no fanfare, nobody hears cards that nobody lays down, and a spy is heard', () => {
  const heard = (...facts: object[]): (string | undefined)[] => {
    const script = new FlightShow(5, 11)
    const before = state({ seat: 1 })
    const scene = script.scene(news(2, 0, 'Did.', { facts: facts as NewsItem['facts'] }), before)
    const told = scene?.great ? scene.beats?.map((beat) => beat.tells).filter(Boolean) : [scene?.kind]
    return told?.map((one) => nineteen69.sounds[one ?? '']) ?? []
  }
  const gained = { type: 'PrestigeGained', seat: 0, mission: 1, rocket: 0 }
  expect(heard({ ...gained, points: 0 })).toEqual(['failure'])
  expect(heard({ ...gained, points: 3 })).toEqual(['arrival'])
  expect(heard({ type: 'CardsCommitted', seat: 0, cards: 0 })).toEqual([])
  expect(heard({ type: 'CardsCommitted', seat: 0, cards: 2 })).toEqual(['spy'])
  const hired = { type: 'ScientistHired', seat: 0, scientist: 4, research: 0 }
  expect(heard({ ...hired, owner: 0 })).toEqual(['coin'])
  expect(heard({ ...hired, owner: 1 })).toEqual(['spy'])
})
