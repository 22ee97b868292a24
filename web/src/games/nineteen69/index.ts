/** 1969: everything that the browser knows of it. */

import type { GameModule } from '../module'
import { rolledTogether } from './rolls'
import Side from './Side.svelte'

const nineteen69: GameModule = {
  board: () => import('./Board.svelte'),
  art: () => import('./Art.svelte'),
  icons: () => import('./icons'),
  side: Side,
  // Flags tell who plays what; lines in charts go by the seat.
  look: (_, seat) => seat,
  colours: {},
  period: 'year',
  opponent: 'web-board-opponent',
  sounds: {
    ...{ ScientistHired: 'coin', CardPaid: 'coin', IncomeTaken: 'coin', PrestigeSold: 'coin', InsurancePaid: 'coin' },
    ...{ CardDrawn: 'card', CardDiscarded: 'card', CardsRevealed: 'card', CardsCommitted: 'spy', RocketPushed: 'spy' },
    ...{ MissionLaunched: 'ignition', DieRolled: 'dice', TestDone: 'rising' },
    ...{ PrestigeGained: 'arrival', NothingGained: 'failure', MoonProgressed: 'arrival', SpyCame: 'spy' },
  },
  ends: ['stop'],
  facts: {
    chapters: ['YearBegan'],
    heads: ['YearBegan'],
    quiet: () => false,
    deeds: ['ScientistHired', 'PrestigeSold', 'MissionLaunched', 'NoLaunch', 'PrestigeGained', 'MoonProgressed'],
    icons: {
      ...{ ScientistHired: 'people', PrestigeSold: 'money', MissionLaunched: 'rocket', NoLaunch: 'sheet' },
      ...{ PrestigeGained: 'star', MoonProgressed: 'moon' },
    },
    together: rolledTogether,
  },
}
export default nineteen69
