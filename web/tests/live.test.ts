import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '../src/lib/live.svelte'
import { BUSY, news, state, table } from './table'

class Socket {
  static opened: Socket[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}
  closed = false
  constructor(readonly url: string) {
    Socket.opened.push(this)
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  close(): void {
    this.closed = true
  }
}

const last = (): Socket => Socket.opened.at(-1)!
let answer: (path: string) => [number, unknown]

beforeEach(() => {
  vi.useFakeTimers()
  Socket.opened = []
  answer = () => [200, table]
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', (path: string) => {
    const [status, body] = answer(path)
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function line(): Promise<Line> {
  const found = new Line('tee')
  await vi.waitFor(() => expect(Socket.opened).toHaveLength(1), BUSY)
  last().onopen()
  return found
}
const drawn = () => vi.advanceTimersByTimeAsync(200)

test('a state comes with its news, and an older one is dropped', async () => {
  const here = await line()
  last().hear(state({ at: 3, since: 0, news: [news(1, 0, 'a'), news(2, 0, 'b'), news(3, 0, 'c')] }))
  await drawn()
  expect([here.connected, here.state?.at, here.news.length]).toEqual([true, 3, 3])
  last().hear(state({ at: 2, since: 2, news: [] }))
  await drawn()
  expect([here.state?.at, here.news.length]).toEqual([3, 3])
  here.close()
})

test('a line that broke is opened again and asks for what it has not seen', async () => {
  const here = await line()
  last().hear(state({ at: 3 }))
  await drawn()
  last().onclose()
  expect([here.connected, here.lost]).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(300)
  expect(Socket.opened).toHaveLength(2)
  expect(last().url).toContain('since=3')
  here.close()
})

test('a silent line is dead', async () => {
  const here = await line()
  const first = last()
  await vi.advanceTimersByTimeAsync(61_000)
  expect([first.closed, Socket.opened.length]).toEqual([true, 2])
  here.close()
})

test('one click at a time; a no is told with its rule', async () => {
  const here = await line()
  last().hear(state({ at: 3 }))
  await drawn()
  const problem = { rule: 'T-4', id: '', message: 'Not now.', details: {} }
  answer = () => [409, { error: problem, state: state({ at: 4 }) }]
  const [done, second] = [here.act('stop'), here.act('stop')]
  expect(await second).toBe(false)
  expect(await done).toBe(false)
  expect(here.refusal).toEqual({ text: 'Not now.', rule: 'T-4' })
  expect([here.state?.at, here.busy]).toEqual([4, false])
  here.close()
})

test('a table that is gone is not asked for again', async () => {
  const here = await line()
  last().hear({ type: 'gone', problem: { rule: '', id: 'refused-no-table', message: 'No table.', details: {} } })
  await drawn()
  last().onclose()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([here.gone?.message, Socket.opened.length]).toEqual(['No table.', 1])
  here.close()
})
