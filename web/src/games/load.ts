/** All that a table needs of its game to be drawn; what is printed is fetched once for each table. */

import type { Component } from 'svelte'
import { loadGame } from '.'
import type { IconSet } from '../board/icons'
import type { Guide } from '../learn/data'
import { loadGuide } from '../learn/guide'
import { get } from '../lib/api'
import type { BoardProps } from './module'

export type Loaded = { Board: Component<BoardProps>; faces: unknown; guide: Guide; icons: IconSet }

export async function loadBoard(game: string, table: string): Promise<Loaded> {
  const module = await loadGame(game)
  const [board, icons, faces, guide] = await Promise.all([
    module.board(),
    module.icons(),
    get<unknown>(`/tables/${table}/faces`),
    loadGuide(game),
  ])
  return { Board: board.default, icons: icons.default, faces, guide }
}
