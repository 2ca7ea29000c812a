import { GAME_TYPE_IDS } from '@players-club/domain-models'
import type { Statements } from '../kernel/database/index.ts'
import { IN_PLAY, NOT_SUPERSEDED } from './findGames.ts'

export interface DrawGame {
  gameId: number
  name: string
  hasJackpot: boolean
  isInPlay: boolean
}

const DRAW_GAMES = {
  name: 'games.drawGames',
  text: `select g.game_id as "gameId", g.name, g.top_prize_type = 'JACKPOT' as "hasJackpot",
    (${IN_PLAY} and ${NOT_SUPERSEDED}) as "isInPlay"
    from games g where g.game_type_id = ${GAME_TYPE_IDS.draw} order by g.play_begin, g.id`,
}

/** All draw games, the oldest first. */
export const findDrawGames = (tx: Statements, now: Date): Promise<DrawGame[]> =>
  tx.statement<DrawGame>({ ...DRAW_GAMES, values: [now] })
