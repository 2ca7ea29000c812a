import type { ArcadeChance, ArcadeVendor, Locale } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'

/** A game of the lounge, with what its plays need. */
export interface PlayedGame {
  gameId: string
  vendor: ArcadeVendor
  names: Record<Locale, string>
  playForFun: boolean
  chances: ArcadeChance[]
  /** The lowest first. */
  wagers: [number, ...number[]]
}

interface PlayedRow {
  vendor: ArcadeVendor
  texts: Record<Locale, { name: string }>
  play_for_fun: boolean
  chances: ArcadeChance[]
  wagers: [number, ...number[]]
}

const PLAYED = {
  name: 'arcade.played',
  text: `select g.vendor, g.texts, g.play_for_fun, g.chances,
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
  const [row] = await database.statement<PlayedRow>({ ...PLAYED, values: [gameId] })
  if (!row || !vendors.includes(row.vendor)) throw new Refusal('lounge.game.notFound')
  const { vendor, texts, play_for_fun: playForFun, chances, wagers } = row
  return { gameId, vendor, names: { en: texts.en.name, es: texts.es.name }, playForFun, chances, wagers }
}
