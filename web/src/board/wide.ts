/** Where the whole table has room at once; anywhere else it is shown page by page. A part of it asks for `.narrow`. */

import { MediaQuery } from 'svelte/reactivity'

export const wide = new MediaQuery('(min-width: 1160px) and (min-height: 640px)')
/** The same, for a board that also fits on a tablet that lies on its side. */
export const roomy = new MediaQuery('(min-width: 1000px) and (min-height: 640px)')
