/** What can be had at this server: games and ways to play them, bots, languages, the address for others. */

import { get } from './api'
import type { GameInfo, ServerInfo } from './types'

class Server {
  info: ServerInfo | null = $state.raw(null)

  async load(): Promise<ServerInfo> {
    this.info = await get<ServerInfo>('/server')
    return this.info
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name)
  }
}

export const server = new Server()
