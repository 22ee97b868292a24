/** Every part of a page finds its director here. */

import { getContext, setContext } from 'svelte'
import { Director } from './director.svelte'
import { Motion, type Who } from './motion'

const KEY = Symbol('director')
/** ``who`` names those whose deeds are told; see motion.ts. */
export function shareDirector(director: Director, who?: (seat: number) => Who | null): Director {
  director.mover = new Motion(who)
  return setContext(KEY, director)
}
/** The director of the page; a board that stands alone gets one that shows nothing. */
export const useDirector = (): Director => getContext<Director | undefined>(KEY) ?? new Director()
