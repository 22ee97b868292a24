/** Which page is shown; the address bar and the back button keep working. */

export type Page = { name: 'home' } | { name: 'table'; id: string }

function read(path: string): Page {
  const table = /^\/t\/([a-z0-9]+)$/.exec(path)
  return table?.[1] ? { name: 'table', id: table[1] } : { name: 'home' }
}

class Route {
  page: Page = $state(read(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.page = read(location.pathname)))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.page = read(path)
    scrollTo(0, 0)
  }
}

export const route = new Route()
