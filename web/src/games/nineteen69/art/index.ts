/** All drawings of 1969, fetched when a table is open. */

import type { Drawings } from '../../../board/drawing'
import MISSIONS from './missions'
import PEOPLE from './people'
import RESEARCHES from './researches'

export type Kind = 'mission' | 'research' | 'person'

const ALL: Record<Kind, Drawings> = { mission: MISSIONS, research: RESEARCHES, person: PEOPLE }

/** The drawing of a thing by the name that it has in the pack; of somebody's own pack it may have none. */
export const drawingOf = (kind: Kind, id: string): string | undefined => ALL[kind][id]
export default ALL
