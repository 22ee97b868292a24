/** Where the whole table has room at once; anywhere else it is shown page by page. Style sheets name the same sizes. */

import { MediaQuery } from 'svelte/reactivity'

export const wide = new MediaQuery('(min-width: 1160px) and (min-height: 640px)')
