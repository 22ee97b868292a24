import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(process.cwd(), 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((name) =>
  /\.(ts|svelte|css|svg)$/.test(name),
)
const read = (name: string): string => readFileSync(join(SRC, name), 'utf-8')
const where = (named: RegExp, names: string[]): string[] =>
  names.filter((name) => named.test(read(name))).map((name) => relative('.', name))

test('no file outside the folder of a game names it', () => {
  const games = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  )
  expect(games).toEqual(['nineteen69', 'rocketmen'])
  const others = files.filter((name) => !name.startsWith('games'))
  expect(where(new RegExp(`${games.join('|')}|1969|n69|web-rm`, 'i'), others)).toEqual([])
})

test('no game knows another', () => {
  expect(
    where(
      /1969|nineteen69/,
      files.filter((name) => name.startsWith(join('games', 'rocketmen'))),
    ),
  ).toEqual([])
  expect(
    where(
      /rocketmen|web-rm/i,
      files.filter((name) => name.startsWith(join('games', 'nineteen69'))),
    ),
  ).toEqual([])
})

test('no rule stands in the app', () => {
  const written = files.filter((name) => !/(types|view|faces|facts|data|rules)\.ts$/.test(name))
  expect(where(/'(?:RM|N|D|T|ND|NC|C)-(?:E\.)?\d/, written)).toEqual([])
})

test('nobody splits the text of an action', () => {
  expect(where(/action\.split|split\(' '/, files)).toEqual([])
})

test('no layout subtracts the size of other parts', () => {
  expect(where(/calc\([^;]*\b100(?:%|cq[a-z]+|[a-z]*v[hw]) - \d{3,}px/, files)).toEqual([])
})

test('nothing moves by what has to be laid out', () => {
  const styles = files.filter((name) => /\.(svelte|css)$/.test(name))
  const laid = String.raw`(?:left|top|right|bottom|width|height|margin|padding|inset|font-size|all)\b`
  expect(where(new RegExp(String.raw`transition(?:-property)?:[^;]*(?<![-\w])${laid}`), styles)).toEqual([])
  const frames = styles.flatMap((name) =>
    [...read(name).matchAll(/@keyframes [\w-]+ \{(.*?\n {2}\}|.*?\n\})/gs)].map((found) => [name, found[1]!] as const),
  )
  expect(frames.length).toBeGreaterThan(5)
  const moved = frames.filter(([, steps]) => new RegExp(String.raw`(?<![-\w])${laid}[\w-]*:`).test(steps))
  expect(moved.map(([name]) => name)).toEqual([])
  // What counts from frame to frame is written as a figure, and moves nothing.
  const counts = files.filter((name) => read(name).includes("'svelte/motion'"))
  expect(counts.length).toBeGreaterThan(1)
  expect(where(/style[:=]/, counts)).toEqual([])
})
