/** Every word comes from the server's language files (Project Fluent); a message may hold messages. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Problem, Said } from './types'

let bundle: FluentBundle | null = $state(null)

export async function loadWords(language = 'en'): Promise<void> {
  const answer = await fetch(`/api/words/${language}`)
  const next = new FluentBundle(language, { useIsolating: false })
  next.addResource(new FluentResource(await answer.text()))
  bundle = next
  document.documentElement.lang = language
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
  if (!bundle || !pattern) return id
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(value)]))
  return bundle.formatPattern(pattern, given)
}

export const say = (said: Said): string => t(said.id, said.args as Record<string, Argument>)

/** A no in the reader's own language, with its rule. */
export function tell(problem: Problem): string {
  const known = bundle?.hasMessage(problem.id)
  const message = known ? t(problem.id, problem.details as Record<string, Argument>) : problem.message
  return problem.rule ? `${message} [${problem.rule}]` : message
}
