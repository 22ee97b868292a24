/** Icons by name, drawn on 24 by 24. A game brings a set of its own; these are the ones that every page has. */

import { getContext, setContext } from 'svelte'

/** Lines, areas, and holes in areas; ``width`` of the lines where it is not the usual one. */
export type Sprite = { stroke?: string; fill?: string; hole?: string; width?: number }
export type IconSet = Record<string, Sprite>

export const COMMON = {
  alone: { stroke: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM5 20c.6-4 3.3-6 7-6s6.4 2 7 6Z' },
  bell: { stroke: 'M6 17h12l-1.500-2.500V10a4.500 4.500 0 0 0-9 0v4.500ZM10 20h4M12 5.500V3.500' },
  board: { stroke: 'M3 4h18v16H3zM3 10h18M9 10v10' },
  bot: { stroke: 'M5 9h14v9H5ZM12 9V5M12 5h.01M8.5 13h1.5M14 13h1.5M9.5 16h5M2.8 12v3M21.2 12v3' },
  chat: { stroke: 'M4 5h16v11H11l-4.500 4v-4H4z' },
  check: { stroke: 'M5 12.5l4.5 4.5L19 7' },
  copy: { stroke: 'M8.5 8.5h11v12h-11ZM15.5 8.5v-5h-11v12h4' },
  crown: { fill: 'M3 7.500l4.500 4L12 4l4.500 7.500 4.500-4L19 19H5z' },
  cross: { stroke: 'M6 6l12 12M18 6 6 18' },
  down: { stroke: 'M5 9l7 7 7-7' },
  eye: { stroke: 'M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z' },
  'far-back': { fill: 'M12 5 3 12l9 7zM21 5l-9 7 9 7z' },
  'far-on': { fill: 'M12 5l9 7-9 7zM3 5l9 7-9 7z' },
  file: { stroke: 'M6 2.8h8l4 4v14.4H6ZM14 2.8v4h4M12 18v-6M9.5 14.3 12 11.8l2.5 2.5' },
  first: { stroke: 'M5 5v14M19 5 9 12l10 7z' },
  fork: { stroke: 'M6 3v18M6 14c0-5 12-3 12-9M15 8l3-3 3 3' },
  friends: { stroke: 'M8.5 11.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM2.5 19c.5-3.6 2.7-5.3 6-5.3s5.5 1.7 6 5.3ZM15.5 5.3a3.2 3.2 0 0 1 0 6M16.8 14c2.6.4 4.2 2 4.7 5' },
  go: { stroke: 'M9 5l7 7-7 7' },
  home: { stroke: 'M4 11.5 12 5l8 6.5M6.500 10v9h11v-9M10.500 19v-5h3v5' },
  keys: { stroke: 'M3 7h18v11H3zM6.500 10.500h.01M10 10.500h.01M14 10.500h.01M17.500 10.500h.01M8 14.500h8' },
  lamp: { stroke: 'M9 18h6M10 21h4M8.5 15c0-2-2.5-3-2.5-6.5a6 6 0 0 1 12 0C18 12 15.5 13 15.5 15z' },
  last: { stroke: 'M19 5v14M5 5l10 7-10 7z' },
  learn: { stroke: 'M3 5.5c3-1.4 6-1.4 9 .4 3-1.8 6-1.8 9-.4v13c-3-1.4-6-1.4-9 .4-3-1.8-6-1.8-9-.4ZM12 6v13' },
  left: { stroke: 'M15 5l-7 7 7 7' },
  link: { stroke: 'M10 14a4 4 0 0 1 0-6l3-3a4 4 0 0 1 6 6l-2 2M14 10a4 4 0 0 1 0 6l-3 3a4 4 0 0 1-6-6l2-2' },
  list: { stroke: 'M4 5h16M4 10h16M4 15h16M4 20h10' },
  lock: { stroke: 'M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11' },
  more: { stroke: 'M5 12h.01M12 12h.01M19 12h.01', width: 3 },
  offline: { stroke: 'M4 9c2.200-2 5-3.200 8-3.200S17.800 7 20 9M7.500 13c1.200-1 2.800-1.700 4.500-1.700s3.300.7 4.500 1.700M12 17.500h.01M4 4l16 16' },
  'one-back': { fill: 'M17 5 7 12l10 7z' },
  'one-on': { fill: 'M7 5l10 7-10 7z' },
  orders: { stroke: 'M12 4a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 8v5l3.500 2' },
  pause: { fill: 'M7 5h4v14H7zM13 5h4v14h-4z' },
  play: { fill: 'M7 4v16l13-8z' },
  question: { stroke: 'M9.2 9a3 3 0 1 1 4.3 2.7c-1 .5-1.5 1.1-1.5 2.3M12 17.3v.2M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z' },
  replay: { stroke: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4 3.5v4.2h4.2M10.3 9v6l4.7-3Z' },
  rules: { stroke: 'M12 6.500C10 5 7 4.500 4 5v13.500c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500V20' },
  save: { stroke: 'M12 3v12M7 11l5 5 5-5M4 20h16' },
  seats: { stroke: 'M8.500 11a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM3 20c0-3.500 2.400-6 5.500-6s5.500 2.500 5.500 6M15 5.200a3 3 0 0 1 0 5.600M17 14.500c2.400.6 4 2.700 4 5.500' },
  settings: { stroke: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10.6 2.5h2.8l.5 2.6 1.9.8 2.2-1.5 2 2-1.5 2.2.8 1.9 2.6.5v2.8l-2.6.5-.8 1.9 1.5 2.2-2 2-2.2-1.5-1.9.8-.5 2.6h-2.8l-.5-2.6-1.9-.8-2.2 1.5-2-2 1.5-2.2-.8-1.9-2.6-.5v-2.8l2.6-.5.8-1.9L4 6.4l2-2 2.2 1.5 1.9-.8Z' },
  share: { stroke: 'M7 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM17 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM17 21a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9.200 10.800l5.600-4M9.200 13.200l5.600 4' },
  sun: { stroke: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19' },
  undo: { stroke: 'M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3' },
} satisfies IconSet

export type CommonName = keyof typeof COMMON

const KEY = Symbol('icons')
/** Give a set to everything within a component. */
export const shareIcons = (set: IconSet): IconSet => setContext(KEY, set)
export const sharedIcons = (): IconSet | undefined => getContext(KEY)
