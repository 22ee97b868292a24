/** Whether the guide is on at a table: this browser keeps it, and it can be switched at every table. */

import { SvelteMap } from 'svelte/reactivity'
import { kept } from '../lib/settings.svelte'
import type { TableInfo } from '../lib/types'

const switched = new SvelteMap<string, boolean>()
const keyOf = (id: string): string => `guide:${id}`

/** Where nobody has switched it, it is on in a game to learn with. */
export function isGuided({ id, first_game }: TableInfo): boolean {
  const chosen = kept.get(keyOf(id))
  return switched.get(id) ?? (chosen === null ? first_game === true : chosen === '1')
}

export function setGuided({ id }: TableInfo, on: boolean): void {
  kept.set(keyOf(id), on ? '1' : '0')
  switched.set(id, on)
}
