/** Rocketmen: everything that the browser knows of it. */

import type { GameModule } from '../module'
import { colourLook } from './colours'
import Side from './Side.svelte'

const QUIET = new Set(['SlotFilled', 'TurnEnded', 'HqShuffled', 'GoalDealt', 'RoundBegan', 'ThreatDealt'])

const rocketmen: GameModule = {
  board: () => import('./Board.svelte'),
  art: () => import('./Art.svelte'),
  icons: () => import('./icons'),
  side: Side,
  look: colourLook,
  colours: {
    0: 'light-dark(#5c6370, #eef1f7)',
    2: 'light-dark(#7d5800, #ffc940)',
    3: 'light-dark(#1f5fa8, #7db8f5)',
  },
  period: 'round',
  opponent: 'web-rm-ai',
  sounds: {
    ...{ CardsBought: 'coin', AiTook: 'coin', CardsPlaced: 'card', CardPlacedFree: 'card', CardStored: 'card' },
    ...{ StoreTaken: 'card', CardDrawn: 'card', CardDiscarded: 'card', ExcessDiscarded: 'card', EffectPlayed: 'card' },
    ...{ MissionDiscarded: 'card', CardRefreshed: 'card', CardCopied: 'spy', VariantDrawn: 'card', AiDrew: 'card' },
    ...{ LaunchDeclared: 'ignition', RocketBoosted: 'rising', SuccessDrawn: 'card', RocketMoved: 'rising' },
    ...{ EffectUsed: 'rising', MissionSucceeded: 'arrival', MissionFailed: 'failure', LaunchAborted: 'failure' },
    ...{ LaunchScrubbed: 'failure', FirstTokenTaken: 'coin', AiMissionBegan: 'ignition', AiAdvanced: 'rising' },
    ...{ AiArrived: 'arrival' },
  },
  ends: ['end-turn', 'pass', 'discard-mission', 'abort', 'trigger-end'],
  facts: {
    chapters: ['RoundBegan'],
    heads: ['TurnBegan'],
    // Of a card that somebody else draws nobody learns anything.
    quiet: (fact) => QUIET.has(fact.type) || ('card' in fact && fact.type === 'CardDrawn' && fact.card === -1),
    // How a flight goes is told by how it ends.
    deeds: [
      ...['CardsBought', 'CardsPlaced', 'CardPlacedFree', 'CardStored', 'StoreTaken', 'CardRefreshed', 'EffectPlayed'],
      ...['MissionDiscarded', 'CardCopied', 'LaunchDeclared', 'LaunchScrubbed', 'LaunchAborted', 'MissionFailed'],
      ...['MissionSucceeded', 'FirstTokenTaken', 'EndTriggered', 'AiMissionBegan', 'AiArrived', 'AiTook'],
    ],
    icons: {
      ...{ CardsBought: 'market', CardsPlaced: 'launch-pad', CardPlacedFree: 'launch-pad', CardStored: 'store' },
      ...{ StoreTaken: 'hand', CardRefreshed: 'deck', EffectPlayed: 'discard', MissionDiscarded: 'junkyard' },
      ...{ CardCopied: 'copy', LaunchDeclared: 'rocket', LaunchScrubbed: 'undo', LaunchAborted: 'undo' },
      ...{ MissionFailed: 'cross', MissionSucceeded: 'flag', FirstTokenTaken: 'vp', EndTriggered: 'flag' },
      ...{ AiMissionBegan: 'plan', AiArrived: 'flag', AiTook: 'market' },
    },
  },
}
export default rocketmen
