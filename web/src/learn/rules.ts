/** The rules by their ids: which page one is on, its text, and how a text with light marks is read. */

import { get } from '../lib/api'
import type { Rule, RulesPage } from '../lib/rules'
import { server } from '../lib/server.svelte'
import { words } from '../lib/words.svelte'

/** The rules of the table itself, whatever is played at it. */
export const TABLE = 'table'
const ID = /\b[A-Z]+-(?:E\.)?\d+(?:\.\d+)?[a-z]?\b/

/** The page of a rule: how its id begins tells the game; no two pages share a series. */
export function pageOf(id: string): string {
  const series = id.slice(0, id.indexOf('-'))
  return server.info?.games.find((game) => game.series.includes(series))?.name ?? TABLE
}
const isKnown = (id: string): boolean => id.startsWith('T-') || pageOf(id) !== TABLE
export const addressOf = (id: string): string => `/rules/${pageOf(id)}#${id}`

export type Span = { is: 'plain' | 'strong' | 'em' | 'code' | 'rule'; text: string }

const MARKS = new RegExp(`\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|\`([^\`]+)\`|(${ID.source})`, 'g')

/** A text as spans: **strong**, *emphasis*, `code` and the ids of rules. */
export function spans(text: string): Span[] {
  const found: Span[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ is: 'plain', text: text.slice(at, match.index) })
    const [whole, strong, em, code, rule] = match
    if (strong !== undefined) found.push({ is: 'strong', text: strong })
    else if (em !== undefined) found.push({ is: 'em', text: em })
    else if (code !== undefined) found.push({ is: 'code', text: code })
    else if (rule !== undefined) found.push({ is: isKnown(rule) ? 'rule' : 'plain', text: rule })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ is: 'plain', text: text.slice(at) })
  return found
}

const pages = new Map<string, Promise<RulesPage>>()

/** A page of rules in the reader's language; fetched once. */
export const loadPage = (game: string, language = words.language): Promise<RulesPage> =>
  load(`/rules/${game}/${language}`)

function load(address: string): Promise<RulesPage> {
  let page = pages.get(address)
  if (!page) {
    page = get<RulesPage>(address)
    // What failed is asked for again the next time.
    page.catch(() => pages.delete(address))
    pages.set(address, page)
  }
  return page
}

/** The page of a rule: at a table with the figures of the table's own pack. */
async function pageFor(id: string, table: string): Promise<RulesPage> {
  if (table && pageOf(id) !== TABLE) {
    const page = await load(`/tables/${table}/rules/${words.language}`)
    if (page.game === pageOf(id)) return page
  }
  return loadPage(pageOf(id))
}

export async function findRule(id: string, table = ''): Promise<Rule | null> {
  const page = await pageFor(id, table)
  for (const chapter of page.chapters) {
    for (const part of chapter.parts) if (part.is === 'rule' && part.id === id) return part
  }
  return null
}

/** Show a rule above whatever is on the screen, without leaving it. */
export async function openRule(id: string): Promise<void> {
  const [{ mount, unmount }, { default: RuleSheet }] = await Promise.all([
    import('svelte'),
    import('./RuleSheet.svelte'),
  ])
  const sheet = mount(RuleSheet, { target: document.body, props: { id, done: () => void unmount(sheet) } })
}

/** The words of a search, and whether a text has all of them. */
export const wordsOf = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean)

export function hasAll(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Mark the words within these elements. The browser paints them; no element is changed for it. */
export function highlight(places: Iterable<Element>, words: string[]): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('found')
  // A single letter stands everywhere.
  const wanted = words.filter((word) => word.length > 1)
  if (!wanted.length) return
  const ranges: Range[] = []
  for (const place of places) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.nodeValue ?? '').toLocaleLowerCase()
      for (const word of wanted) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range()
          range.setStart(node, at)
          range.setEnd(node, Math.min(at + word.length, node.nodeValue?.length ?? 0))
          ranges.push(range)
        }
      }
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges))
}
