import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import type { NewsItem, State } from '../src/lib/types'
import { Director } from '../src/show/director.svelte'
import type { Beat, Scene, Script } from '../src/show/script'
import { news as item, option, state } from './table'

let calm = false
let hidden = false
let answer: (path: string) => unknown
beforeEach(() => {
  vi.useFakeTimers()
  calm = hidden = false
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  settings.speed = 'normal'
  vi.stubGlobal('fetch', (path: string) => {
    const body = answer(path)
    const status = body === null ? 500 : 200
    const problem = { error: { rule: '', id: '', message: 'No.', details: {} } }
    return Promise.resolve(new Response(JSON.stringify(body ?? problem), { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Scenes = Record<string, Partial<Scene> & { names?: [string, number][] }>

/** A script of the test's own, by the action of the items. */
class Told implements Script {
  seen: string[] = []
  constructor(readonly scenes: Scenes = {}) {}
  scene(found: NewsItem): Scene | null {
    const made = this.scenes[found.action ?? '']
    if (!made) return null
    const beats = made.names?.map(([name, lasts]): Beat => ({ lasts, play: () => void this.seen.push(name) }))
    return { kind: 'told', seat: found.seat, ...(beats && { beats }), ...made }
  }
  reset(): void {
    this.seen = []
  }
}

const did = (at: number, action: string, seat = 1): NewsItem => item(at, seat, action, { action })
const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A director with a table at moment 1, and what comes next. */
function at(script: Script, more: Partial<State> = {}): [Director, (...items: NewsItem[]) => State] {
  const director = new Director()
  director.plays(script)
  const all: NewsItem[] = [did(1, 'before')]
  director.take(state({ at: 1, awaited: 1, ...more }), all)
  answer = (path) => {
    const asked = new URLSearchParams(path.split('?')[1])
    return Array.from({ length: Number(asked.get('count')) }, (_, next) => ({
      ...{
        table: 'tee',
        seat: 0,
        at: Number(asked.get('first')) + next,
        view: {},
        figures: {},
        totals: null,
        awaited: 1,
      },
    }))
  }
  const come = (...items: NewsItem[]): State => {
    all.push(...items)
    const next = state({ at: all.at(-1)!.at, awaited: 0, options: [option('go')] })
    director.take(next, [...all])
    return next
  }
  return [director, come]
}

test('beats follow each other over the picture before, and then the picture after is drawn', async () => {
  const script = new Told({
    fly: {
      names: [
        ['one', 100],
        ['two', 50],
      ],
    },
  })
  const [director, come] = at(script)
  const end = come(did(2, 'fly'))
  await pause(0)
  expect([script.seen, director.shown?.at, director.playing]).toEqual([['one'], 1, true])
  await pause(100)
  expect([script.seen, director.shown?.at]).toEqual([['one', 'two'], 1])
  await pause(50)
  expect([director.shown, director.playing, director.live]).toEqual([end, false, true])
})

test('nothing tells how a scene will end: news, options and turn wait for the picture', async () => {
  const [director, come] = at(new Told({ fly: { names: [['up', 1000]] } }))
  come(did(2, 'fly'))
  await pause(500)
  expect(director.news.map((one) => one.at)).toEqual([1])
  expect([director.picture?.options, director.picture?.step, director.picture?.awaited]).toEqual([[], null, 1])
  await pause(600)
  expect(director.news.map((one) => one.at)).toEqual([1, 2])
  expect([director.picture?.options.length, director.picture?.awaited]).toEqual([1, 0])
})

test('a click ends one scene, and the next one is played', async () => {
  const scenes: Scenes = {
    fly: {
      names: [
        ['one', 900],
        ['two', 900],
      ],
    },
    land: { names: [['three', 900]] },
  }
  const script = new Told(scenes)
  const [director, come] = at(script)
  come(did(2, 'fly'), did(3, 'land'))
  await pause(0)
  director.ahead()
  await pause(0)
  expect([script.seen, director.shown?.at, director.playing]).toEqual([['one', 'two', 'three'], 2, true])
  await pause(900)
  expect([director.shown?.at, director.playing]).toEqual([3, false])
})

test('to skip shows the end at once, and each beat was told once', async () => {
  const scenes: Scenes = {
    fly: {
      names: [
        ['one', 900],
        ['two', 900],
      ],
    },
    land: { names: [['three', 900]] },
  }
  const script = new Told(scenes)
  const [director, come] = at(script)
  const end = come(did(2, 'fly'), did(3, 'land'))
  await pause(0)
  director.skip()
  expect([script.seen, director.shown, director.live]).toEqual([['one', 'two', 'three'], end, true])
  await pause(5000)
  expect(script.seen).toEqual(['one', 'two', 'three'])
})

test('what a beat brings comes before all that waits', async () => {
  const seen: string[] = []
  const count = (left: number): Beat[] => {
    seen.push(String(left))
    return left ? [{ lasts: 10, play: () => count(left - 1) }] : []
  }
  const script: Script = {
    scene: ({ seat }) => ({
      ...{ kind: 'count', seat },
      beats: [
        { lasts: 0, play: () => count(2) },
        { lasts: 0, play: () => void seen.push('later') },
      ],
    }),
  }
  const [director, come] = at(script)
  seen.length = 0
  come(did(2, 'count'))
  await pause(100)
  expect([seen, director.live]).toEqual([['2', '1', '0', 'later'], true])
})

test('what one does oneself is seen at once, and nothing is locked meanwhile', () => {
  const [director, come] = at(new Told({ buy: { rests: 0 } }), { awaited: 0 })
  const end = come(did(2, 'buy', 0))
  expect([director.shown, director.live]).toEqual([end, true])
})

test('what others do stands for a moment before the next thing', async () => {
  const [director, come] = at(new Told({ buy: { rests: 500 } }))
  come(did(2, 'buy'), did(3, 'buy'))
  await pause(10)
  expect(director.shown?.at).toBe(2)
  await pause(480)
  expect(director.shown?.at).toBe(2)
  await pause(20)
  expect([director.shown?.at, director.live]).toEqual([3, true])
})

test('whoever wants no motion sees the end, and the script was told all of it', () => {
  calm = true
  const script = new Told({
    fly: {
      names: [
        ['one', 1000],
        ['two', 1000],
      ],
    },
  })
  const [director, come] = at(script)
  const end = come(did(2, 'fly'))
  expect([script.seen, director.shown, director.live]).toEqual([['one', 'two'], end, true])
  calm = false
  settings.speed = 'instant'
  expect(come(did(3, 'fly'))).toBe(director.shown)
})

test('the speed is chosen', async () => {
  settings.speed = 'relaxed'
  const [director, come] = at(new Told({ fly: { names: [['one', 1000]] } }))
  come(did(2, 'fly'))
  await pause(1500)
  expect(director.playing).toBe(true)
  await pause(110)
  expect(director.live).toBe(true)
  settings.speed = 'fast'
  come(did(3, 'fly'))
  await pause(450)
  expect(director.live).toBe(true)
})

test('ordinary scenes take less time when many wait, and great ones never', async () => {
  const [director, come] = at(new Told({ buy: { rests: 500 }, fly: { great: true, names: [['up', 5000]] } }))
  come(...Array.from({ length: 40 }, (_, more) => did(2 + more, 'buy')), did(42, 'fly'))
  await pause(12_000)
  expect(director.shown?.at).toBe(41)
  await pause(4900)
  expect([director.shown?.at, director.live]).toEqual([42, true])
})

test('a picture that cannot be had spoils no scene', async () => {
  const script = new Told({ fly: { names: [['one', 100]] } })
  const [director, come] = at(script)
  answer = () => null
  const end = come(did(2, 'fly'), did(3, 'fly'))
  await pause(1000)
  expect([script.seen, director.shown]).toEqual([['one', 'one'], end])
})

test('who comes back to the page is offered what was missed, and it can be watched', async () => {
  const script = new Told({ fly: { names: [['up', 100]] } })
  const [director, come] = at(script)
  hidden = true
  const end = come(did(2, 'fly'), did(3, 'fly'))
  expect([director.shown, director.missed]).toEqual([end, { from: 1, count: 2 }])
  hidden = false
  void director.watch(1)
  await pause(50)
  expect([director.shown?.at, director.playing, director.missed]).toEqual([1, true, null])
  await pause(500)
  expect([director.shown, director.live]).toEqual([end, true])
})

test('who comes back days later is offered what came since, unless no motion is wanted', async () => {
  const [director, come] = at(new Told({ fly: { names: [['up', 100]] } }))
  come(did(2, 'fly'), did(3, 'fly'))
  director.jump()
  director.miss(1)
  expect(director.missed).toEqual({ from: 1, count: 2 })
  director.forgo()
  calm = true
  director.miss(1)
  expect(director.missed).toBeNull()
})

test('who leaves in the middle is offered the scene again', async () => {
  const [director, come] = at(new Told({ fly: { names: [['up', 1000]] } }))
  const end = come(did(2, 'fly'))
  await pause(100)
  hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect([director.shown, director.live, director.missed]).toEqual([end, true, { from: 1, count: 1 }])
  director.forgo()
  expect(director.missed).toBeNull()
})

test('a long absence is no film, but it can be watched', () => {
  const [director, come] = at(new Told({ fly: { names: [['up', 1000]] } }))
  const end = come(...Array.from({ length: 300 }, (_, more) => did(2 + more, 'fly')))
  expect([director.shown, director.missed?.from]).toEqual([end, 1])
})

test('an earlier moment is looked at and left again; what came meanwhile is played then', async () => {
  const script = new Told({ fly: { names: [['up', 100]] } })
  const [director, come] = at(script)
  come(did(2, 'fly'), did(3, 'fly'))
  await pause(1000)
  void director.visit(2)
  await pause(500)
  expect([director.visiting, director.shown?.at, director.live, director.playing]).toEqual([2, 2, false, false])
  const end = come(did(4, 'fly'))
  await pause(500)
  expect(director.shown?.at).toBe(2)
  director.back()
  await pause(50)
  expect([director.visiting, director.shown?.at, director.playing]).toEqual([null, 3, true])
  await pause(100)
  expect([director.shown, director.live]).toEqual([end, true])
})

test('another seat, or an earlier state, is drawn as it is', async () => {
  const [director, come] = at(new Told({ fly: { names: [['up', 1000]] } }))
  come(did(2, 'fly'))
  await pause(10)
  const other = state({ at: 2, seat: 1 })
  director.take(other, [did(1, 'before'), did(2, 'fly')])
  expect([director.shown, director.live]).toEqual([other, true])
  director.take(null, [])
  expect([director.shown, director.news]).toEqual([null, []])
})

test('nothing is shown after it was closed', async () => {
  const script = new Told({
    fly: {
      names: [
        ['one', 10],
        ['two', 10],
      ],
    },
  })
  const [director, come] = at(script)
  come(did(2, 'fly'))
  await pause(0)
  director.close()
  await pause(1000)
  expect(script.seen).toEqual(['one'])
})
