/** Which page is shown; the address bar and the back button keep working. */

export type Page =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string; at: number | null }
  | { name: 'notices' }
  | { name: 'rules'; game: string; rule: string }

/** A part of an address as it was written, also if somebody has cut it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function read(path: string, hash: string): Page {
  const replay = /^\/t\/([a-z0-9]+)\/replay(?:\/(\d+))?$/.exec(path)
  if (replay?.[1]) return { name: 'replay', id: replay[1], at: replay[2] ? Number(replay[2]) : null }
  const table = /^\/t\/([a-z0-9]+)$/.exec(path)
  if (table?.[1]) return { name: 'table', id: table[1] }
  const rules = /^\/rules\/([a-z0-9-]+)$/.exec(path)
  if (rules?.[1]) return { name: 'rules', game: rules[1], rule: decoded(hash.slice(1)) }
  return { name: path === '/notices' ? 'notices' : 'home' }
}

class Route {
  page: Page = $state(read(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.#look())
  }

  #look(): void {
    this.page = read(location.pathname, location.hash)
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#look()
    scrollTo(0, 0)
  }
}

export const route = new Route()
