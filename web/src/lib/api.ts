/** Requests to the server. A refusal is an error that carries the server's sentence. */

import type { Problem, State } from './types'
import { tell } from './words.svelte'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly state: State | null,
  ) {
    super(tell(problem))
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  const found: unknown = answer.status === 204 ? null : await answer.json()
  if (!answer.ok) {
    const refusal = found as { error: Problem; state?: State }
    throw new Refused(answer.status, refusal.error, refusal.state ?? null)
  }
  return found as T
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>('POST', path, body)
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path)
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body)
