/** Every part of a page finds its director here. */

import { getContext, setContext } from 'svelte'
import { Director } from './director.svelte'

const KEY = Symbol('director')
export const shareDirector = (director: Director): Director => setContext(KEY, director)
/** The director of the page; a board that stands alone gets one that shows nothing. */
export const useDirector = (): Director => getContext<Director | undefined>(KEY) ?? new Director()
