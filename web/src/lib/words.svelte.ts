/** Every word comes from the server's language files (Project Fluent); a message may hold messages. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Problem, Said } from './types'
import { nameManifest, startWorker } from './worker'

/** The guides' words are as many as all others of a game: they come with the first guide that is needed. */
type Part = 'main' | 'guide'

let bundle: FluentBundle | null = $state.raw(null)
/** What the bundle is made of. */
let loaded: Partial<Record<Part, FluentResource>> = {}
/** Which language was asked for last: a slower answer to an earlier wish is dropped. */
let asked = 'en'
let wanted = 0
let guides: Promise<void> | null = null

export const words = {
  /** The language of all that is shown. */
  get language(): string {
    return bundle?.locales[0] ?? 'en'
  },
}

async function fetchPart(language: string, part: Part): Promise<FluentResource> {
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}?part=${part}`)
  if (!answer.ok) throw new Error(answer.statusText)
  return new FluentResource(await answer.text())
}

function use(language: string, parts: Partial<Record<Part, FluentResource>>): void {
  const next = new FluentBundle(language, { useIsolating: false })
  for (const part of Object.values(parts)) next.addResource(part)
  loaded = parts
  bundle = next
}

export async function loadWords(language = 'en'): Promise<void> {
  const wish = ++wanted
  asked = language
  const [main, guide] = await Promise.all([
    fetchPart(language, 'main'),
    guides ? fetchPart(language, 'guide') : undefined,
  ])
  if (wish !== wanted) return
  use(language, guide ? { main, guide } : { main })
  document.documentElement.lang = language
  nameManifest(language)
  void startWorker(language)
}

/** The words of what games teach, in the language of the rest. */
export function loadGuideWords(): Promise<void> {
  guides ??= addGuides().catch((error: Error) => {
    // What failed is asked for again the next time.
    guides = null
    throw error
  })
  return guides
}

async function addGuides(): Promise<void> {
  const language = asked
  const guide = await fetchPart(language, 'guide')
  // In another language they come with the rest.
  if (language === asked) use(language, { ...loaded, guide })
}

type Argument = string | number | boolean | null | Said | Argument[]

function word(value: Argument): FluentVariable {
  if (Array.isArray(value)) return join(value.map((part) => String(word(part))))
  if (value === null) return ''
  if (typeof value === 'object') return t(value.id, value.args as Record<string, Argument>)
  return typeof value === 'number' ? value : String(value)
}

function join(parts: string[]): string {
  const last = parts.pop()
  if (last === undefined) return ''
  const first = parts.shift()
  if (first === undefined) return last
  const list = parts.reduce((list, next) => t('list-more', { list, next }), first)
  return t('list-last', { list, last })
}

export function t(id: string, args: Record<string, Argument> = {}): string {
  const pattern = bundle?.getMessage(id)?.value
  // A pack's new card has a name in some languages and no words of ours: one of these serves.
  if (!bundle || !pattern) return typeof args.otherwise === 'string' ? args.otherwise : id
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(value)]))
  return bundle.formatPattern(pattern, given)
}

/** Whether there are words for this id: names of bots, options and modes may be newer than this app. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false

/** A message in a game's own words ("<id>-<game>"), or else in those that serve every game. */
export function own(id: string, game: string, args: Record<string, Argument> = {}): string {
  const mine = `${id}-${game}`
  return t(has(mine) ? mine : id, args)
}

/** A number as the reader's language writes it, with at most one digit behind the point. */
export function figure(value: number, how: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(bundle?.locales[0], { maximumFractionDigits: 1, ...how }).format(value)
}

/** A chance in whole percent: only what is certain reads 0 or 100. */
export function percent(chance: number): string {
  const sure = chance <= 0 || chance >= 1
  return figure(sure ? chance : Math.min(0.99, Math.max(0.01, chance)), { style: 'percent', maximumFractionDigits: 0 })
}

export const say = (said: Said): string => t(said.id, said.args as Record<string, Argument>)

/** A no in the reader's own language, with its rule. */
export function tell(problem: Problem): string {
  const known = bundle?.hasMessage(problem.id)
  const message = known ? t(problem.id, problem.details as Record<string, Argument>) : problem.message
  return problem.rule ? `${message} [${problem.rule}]` : message
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** A moment as people say it: "5 minutes ago", "in 3 hours", "just now". */
export function fromNow(moment: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, length] of STEPS) {
    const count = Math.trunc((moment - now) / length)
    if (count) return format.format(count, unit)
  }
  return t(moment > now ? 'web-soon' : 'web-just-now')
}

/** Until when there is time: "until 16:00", "until tomorrow 16:00", "until Friday 16:00", "until 3 Dec 16:00". */
export function until(moment: number, now: number): string {
  // Whoever reads English in Europe wants no "4:00 PM": the browser's own region decides.
  const region = navigator.languages.find((one) => one.split('-')[0] === words.language) ?? words.language
  const written = (how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(region, how).format(moment)
  const time = written({ timeStyle: 'short' })
  const days = Math.round((midnight(moment) - midnight(now)) / 86_400_000)
  if (days === 0) return t('web-table-deadline', { time })
  const relative = new Intl.RelativeTimeFormat(region, { numeric: 'auto' })
  const week = days > 1 && days < 7
  const day =
    days === 1 ? relative.format(1, 'day') : written(week ? { weekday: 'long' } : { day: 'numeric', month: 'short' })
  return t('web-table-deadline-day', { day, time })
}

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0)
