/** Line drawings on 24 by 24: items, missions, cards, places, and signs beside words. */

import type { IconSet } from '../../board/icons'

const ICONS = {
  computer: { stroke: 'M7 7h10v10H7zM10 10h4v4h-4zM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4' },
  composite: { stroke: 'M12 2.5l8.5 4.8v9.4L12 21.5l-8.5-4.8V7.3zM12 12l8.5-4.7M12 12v9.5M12 12L3.5 7.3' },
  biotech: {
    stroke: 'M7 2.5c0 7 10 7 10 12v7M17 2.5c0 7-10 7-10 12v7M8 5.5h8M9.5 9h5M9 16h6M7.5 19.5h9',
  },
  science: {
    stroke: 'M9 3h6M10 3v6L4.6 18.6A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.4-2.4L14 9V3M7.5 14.5h9',
    fill: 'M7.2 15h9.6l2 3.6A.9.9 0 0 1 18 20H6a.9.9 0 0 1-.8-1.4z',
  },
  rocket: {
    stroke: 'M12 2c4 3.2 5 8 4 13H8C7 10 8 5.2 12 2zM8 11l-3.5 4.5V19L8.6 16.5M16 11l3.5 4.5V19l-4.1-2.5M12 18v4',
    fill: 'M12 7a1.9 1.9 0 1 1 0 3.8A1.9 1.9 0 0 1 12 7z',
  },
  money: { stroke: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM14.8 9c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2.1 0 3.1 5.8 1.5 5.8 4.7 0 1.4-1.3 2.3-3 2.3-1.5 0-2.6-.7-3.1-1.8M12 5.8v12.4' },
  hand: { stroke: 'M3.5 8.5l7-3 4.6 11.5-7 3zM12 5.5h8.5v12.5h-5' },
  vp: { stroke: 'M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9z' },
  satellite: {
    stroke: 'M9 9l6 6M10.5 7.5l6 6-3 3-6-6zM3 7l4-4 3.5 3.5-4 4zM13.5 17.5l4-4L21 17l-4 4zM3.5 15a5.5 5.5 0 0 0 5.5 5.5',
  },
  spaceship: { stroke: 'M12 2c3 3 3.8 7 3.8 12l3.7 4v2.5l-5-1.5h-5l-5 1.5V18l3.7-4C8.2 9 9 5 12 2zM12 7v5M9.5 19v3M14.5 19v3' },
  'space-hotel': { stroke: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 3v6M12 15v6M3 12h6M15 12h6' },
  'orbital-shipyard': { stroke: 'M3 21h18M6 21V4h11l3.5 3.5H6M6 12l5-4.5M16 7.5V12M13.5 12h5v4h-5z' },
  'space-station': { stroke: 'M12 4v16M9 9.5h6v5H9zM2 7.5h4.5v9H2zM17.5 7.5H22v9h-4.5zM6.5 12H9M15 12h2.5M10 4h4' },
  'asteroid-mining': { stroke: 'M3.5 20.5L14 10M6.5 4.5c6-2 11.5 2 13 9-2.5-3.5-6-6.5-13-9zM3 13l3-2M14 21l6-1.5-.5-4' },
  base: { stroke: 'M2.5 20h19M4.5 20v-3.5a7.5 7.5 0 0 1 15 0V20M9.5 20v-5h5v5M12 9V3.5l4.5 1.8L12 7' },
  'asteroid-impact': {
    stroke: 'M15.5 9.5a5.5 5.5 0 1 1-7.8 7.8 5.5 5.5 0 0 1 7.8-7.8zM14 6l6-4M17.5 8.5L22 5.5M18 12.5l4-2M9.5 13.5h.01M12.5 16h.01',
  },
  'climate-change': {
    stroke: 'M10 13.5V5a2.5 2.5 0 0 1 5 0v8.5a4.5 4.5 0 1 1-5 0zM12.5 9v8M18 6h3M18 10h3M3 8h3M4 12h2',
    fill: 'M12.5 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
  pandemic: {
    stroke: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 7V2.5M12 17v4.5M7 12H2.5M17 12h4.5M8.5 8.5L5.3 5.3M15.5 15.5l3.2 3.2M15.5 8.5l3.2-3.2M8.5 15.5l-3.2 3.2',
    fill: 'M10.5 10a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM13.8 12.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  },
  engine: {
    stroke: 'M12 2c.8 4.5 6 6.5 6 12.5a6 6 0 0 1-12 0c0-3 1.8-4.3 2-7 1.7.8 2.9 2 3.5 3.3C12.8 8 13 5 12 2z',
  },
  discard: { stroke: 'M4 5h8v14H4zM14 12h7M18 8.5l3.5 3.5L18 15.5' },
  'launch-pad': { stroke: 'M2.5 21h19M6 21l1.5-5h9L18 21M12 2c2.5 2.2 3 5.5 2.5 9.5h-5C9 7.5 9.5 4.2 12 2zM9.5 11.5L8 16M14.5 11.5L16 16' },
  pay: { stroke: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12h8M13 8.5l3.5 3.5-3.5 3.5' },
  'one-use': { stroke: 'M4 5h8v14H4zM14 12h7M18 8.5l3.5 3.5L18 15.5' },
  hq: { stroke: 'M4 21V7l8-4 8 4v14zM9 21v-5h6v5M8.5 11h.01M12 11h.01M15.5 11h.01' },
  warehouse: { stroke: 'M3 21V9l9-5 9 5v12M6.5 21v-9h11v9M6.5 15h11M6.5 18h11' },
  junkyard: { stroke: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6' },
  deck: { stroke: 'M7 7h12v14H7zM5 17H4V3h12v2' },
  plan: { stroke: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4' },
  area: { stroke: 'M3 6h6v9H3zM10 9h6v9h-6zM17 6h4v9h-3' },
  store: { stroke: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9' },
  person: { fill: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 3.5-8 8-8s8 3 8 8z' },
  flag: { stroke: 'M5 22V3M5 4h13l-3 4.5L18 13H5' },
  lock: { stroke: 'M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11' },
  undo: { stroke: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3' },
  market: { stroke: 'M3 9l2-5h14l2 5M3 9v11h18V9zM3 9c0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0M9.5 20v-5h5v5' },
  space: { stroke: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM6.5 14.5C3.5 17 2 19.3 2.8 20.3c1.3 1.5 7-1.8 12.2-6.5S22.5 5 21.2 3.7c-.9-1-3.5.2-6.5 2.5' },
  players: { stroke: 'M8 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20c0-4 2.6-6.5 6-6.5s6 2.5 6 6.5M16 5a3 3 0 0 1 0 6M17 13.8c3 .4 5 2.7 5 6.2' },
  log: { stroke: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h7' },
  cross: { stroke: 'M5 5l14 14M19 5L5 19' },
  check: { stroke: 'M4 12.5l5.5 5.5L20 6.5' },
  play: { fill: 'M7 4l13 8-13 8z' },
  copy: { stroke: 'M8 8h12v13H8zM4 16V3h12' },
} satisfies IconSet

export type IconName = keyof typeof ICONS
export default ICONS
