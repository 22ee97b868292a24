/** Recorded games of both kinds, as they come over a line: in one burst, in bursts, slowly, fast; and while somebody clicks on. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FlightShow } from '../src/games/nineteen69/show.svelte'
import { LaunchShow } from '../src/games/rocketmen/show.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { NewsItem } from '../src/lib/types'
import { Director } from '../src/show/director.svelte'
import type { Script } from '../src/show/script'
import { Recorded } from './recorded'
import { news, state } from './table'

let game: Recorded
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  settings.speed = 'normal'
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(game.answer(path)))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type Way = 'one burst' | 'bursts' | 'slow' | 'fast' | 'clicking on'

/** A recorded game comes in; the scenes that were shown, by their moments, and the pictures that were drawn. */
async function show(script: Script, way: Way): Promise<[Director, number[], number[]]> {
  const director = new Director()
  director.plays(script)
  director.take(game.state(game.first), game.upTo(game.first))
  const [scenes, pictures]: [number[], number[]] = [[], []]
  director.listen((scene) => scenes.push(scene.item.at))
  director.mover = { before: ({ after }) => (pictures.push(after.at), () => {}) }
  const steps = { 'one burst': 80, bursts: 23, slow: 1, fast: 1, 'clicking on': 9 }[way]
  for (let to = game.first + steps; to < game.last + steps; to += steps) {
    const last = Math.min(to, game.last)
    director.take(game.state(last), game.upTo(last))
    if (way !== 'clicking on') await pause({ 'one burst': 400_000, bursts: 900, slow: 20_000, fast: 30 }[way])
    else for (let click = 0; click < 12; click++) await pause(90).then(() => director.ahead())
  }
  await pause(600_000)
  return [director, scenes, pictures]
}

const GAMES = [
  ['rocketmen', () => new LaunchShow()],
  ['1969', () => new FlightShow(5, 11)],
] as const

for (const [name, script] of GAMES) {
  for (const way of ['one burst', 'bursts', 'slow', 'fast', 'clicking on'] as const) {
    test(`${name}, ${way}: every scene that happened is shown, in order, and the last picture is the state`, async () => {
      game = new Recorded(name)
      const [director, scenes, pictures] = await show(script(), way)
      const happened = game.where((one) => one.at > game.first && tells(name, one))
      expect(scenes.filter((one) => happened.includes(one))).toEqual(happened)
      expect(scenes).toEqual([...new Set(scenes)].sort((one, two) => one - two))
      expect(pictures).toEqual([...pictures].sort((one, two) => one - two))
      expect(director.shown).toEqual(game.state(game.last))
      expect(director.live).toBe(true)
    })
  }
}

/** What nobody may miss of a game. */
function tells(name: string, { facts, undo }: NewsItem): boolean {
  const great =
    name === 'rocketmen'
      ? ['LaunchDeclared', 'SuccessDrawn', 'MissionSucceeded', 'MissionFailed', 'CardsBought', 'CardsPlaced']
      : ['MissionLaunched', 'DieRolled', 'TestDone', 'CardsRevealed', 'PrestigeGained', 'ScientistHired']
  return !undo && facts.some((fact) => great.includes((fact as { type: string }).type))
}

test("a launch is played from its picture: what it brings isn't drawn before", async () => {
  game = new Recorded('rocketmen')
  const declared = game.news.find((one) =>
    one.facts.some((fact) => (fact as { type: string }).type === 'LaunchDeclared'),
  )
  const arrived = game.news.find((one) =>
    one.facts.some((fact) => (fact as { type: string }).type === 'MissionSucceeded'),
  )!
  const director = new Director()
  const script = director.plays(new LaunchShow())
  director.take(game.state(declared!.at - 1), game.upTo(declared!.at - 1))
  const before = (at: number): unknown => (game.state(at).view as { players: unknown }).players
  director.take(game.state(arrived.at + 5), game.upTo(arrived.at + 5))
  for (let waited = 0; waited < 60_000 && script.played?.outcome !== 'arrived'; waited += 50) await pause(50)
  expect(script.played?.outcome).toBe('arrived')
  expect((director.shown!.view as { players: unknown }).players).toEqual(before(arrived.at - 1))
  expect(director.shown!.at).toBeLessThan(arrived.at)
  expect(director.news.at(-1)!.at).toBeLessThan(arrived.at)
})

test('a page that is opened after a failure draws the rocket with the stages that it had', () => {
  const script = new LaunchShow()
  const now = state({ view: { players: [{ pad: [] }], ai: null } })
  const tell = (at: number, facts: object[]): void => {
    for (const beat of script.scene(news(at, 0, '', { facts: facts as NewsItem['facts'] }), now)?.beats ?? [])
      for (let more = beat.play?.() ?? []; more.length; more = more.flatMap((one) => one.play?.() ?? []));
  }
  tell(1, [{ type: 'LaunchDeclared', seat: 0, mission: 9, destination: 'moon' }])
  tell(2, [
    { type: 'MissionFailed', seat: 0, rocket: 3, target: 6 },
    { type: 'PadDiscarded', seat: 0, cards: [31, 44] },
  ])
  expect(script.last).toMatchObject({ outcome: 'failed', stages: [31, 44] })
})

test('the arrival of the AI is a scene of its own, with its points', () => {
  const script = new LaunchShow()
  const before = state({ view: { players: [], ai: { location: 3 } } })
  const scene = script.scene(news(1, -1, '', { facts: [{ type: 'AiArrived', location: 3, vp: 8 }] }), before)
  expect(scene).toMatchObject({ kind: 'launch', great: true })
  for (const beat of scene?.beats ?? []) beat.play?.()
  expect(script.played).toMatchObject({ ai: true, outcome: 'arrived', location: 3, vp: 8 })
})

test('a flight of 1969 is played to its result, over the picture before it; all dice tumble together', async () => {
  game = new Recorded('1969')
  const landed = game.where((one) => one.at > game.first && has(one, 'PrestigeGained'))
  expect(landed.length).toBeGreaterThan(2)
  const director = new Director()
  const script = director.plays(new FlightShow(5, 11))
  director.take(game.state(game.first), game.upTo(game.first))
  director.take(game.state(game.last), game.upTo(game.last))
  const seen = new Map<unknown, number>()
  let together = 0
  for (let waited = 0; waited < 600_000 && !director.live; waited += 50) {
    await pause(50)
    const { stage } = script
    if (stage?.air.length === 5) together += 1
    if (stage?.gained && !stage.closed && !seen.has(stage.gained)) seen.set(stage.gained, director.shown!.at)
  }
  expect(together).toBeGreaterThan(0)
  const shown = [...seen.values()]
  expect(shown).toHaveLength(landed.length)
  shown.forEach((at, index) => expect(at).toBeLessThan(landed[index]!))
  // The last one of the record is still in the air.
  expect(script.stage?.closed).toBe(script.stage?.gained !== null)
})

const has = ({ facts }: NewsItem, type: string): boolean =>
  facts.some((fact) => (fact as { type: string }).type === type)
