import type { ArcadeChance, ArcadeVendor } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import type { Texts } from '../kernel/columns.ts'
import { Refusal } from '../kernel/http/problem.ts'

/** A game of the lounge, with what its plays need. */
export interface PlayedGame {
  gameId: string
  vendor: ArcadeVendor
  texts: Texts<'name'>
  playForFun: boolean
  chances: ArcadeChance[]
  /** The lowest first. */
  wagers: [number, ...number[]]
}

const PLAYED = {
  name: 'arcade.played',
  text: `select g.game_id as "gameId", g.vendor, g.texts, g.play_for_fun as "playForFun", g.chances,
      coalesce((select array_agg(d.value order by d.value) from arcade_denominations d where d.game_id = g.id),
        array[g.retail_price]) as wagers
    from arcade_games g where g.game_id = $1 and g.is_published and jsonb_array_length(g.chances) > 0`,
}

/** The game with this vendor id, if it is of one of these vendors and can be played. */
export const findPlayedGame = async (
  database: Database,
  gameId: string,
  vendors: readonly ArcadeVendor[],
): Promise<PlayedGame> => {
  const [game] = await database.statement<PlayedGame>({ ...PLAYED, values: [gameId] })
  if (!game || !vendors.includes(game.vendor)) throw new Refusal('lounge.game.notFound')
  return game
}
