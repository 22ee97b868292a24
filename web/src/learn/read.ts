/** What a newcomer has been told and has read at a table: this browser keeps it. */

import { kept } from '../lib/settings.svelte'
import type { Told } from './lessons'

const keyOf = (table: string): string => `guide:${table}:read`

export function readBefore(table: string): string[] {
  try {
    return JSON.parse(kept.get(keyOf(table)) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const rememberRead = (table: string, read: string[]): void => kept.set(keyOf(table), JSON.stringify(read))

const toldKey = (table: string): string => `guide:${table}:told`

export function toldBefore(table: string): Told[] {
  try {
    return JSON.parse(kept.get(toldKey(table)) ?? '[]') as Told[]
  } catch {
    return []
  }
}

export const rememberTold = (table: string, told: readonly Told[]): void =>
  kept.set(toldKey(table), JSON.stringify(told))
