/** What a newcomer has read at a table: this browser keeps it. */

const keyOf = (table: string): string => `guide:${table}:read`

export function readBefore(table: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const rememberRead = (table: string, read: string[]): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(read))
