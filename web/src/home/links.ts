/** Links that stay real links: a plain click changes the page, any other does what the browser does. */

import { route } from '../lib/route.svelte'

export function follow(event: MouseEvent): void {
  // A link in a drawing has no pathname.
  const link = new URL((event.currentTarget as Element).getAttribute('href') ?? '', location.href)
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}
