import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../src/kernel/database/index.ts'
import { arcadeDenominations, arcadeGames } from '../../src/lounge/arcade.tables.ts'
import { daysAfter } from '../daysAfter.ts'
import { DEMO_ARCADE_GAMES, type DemoArcadeGame } from './demoArcadeGames.ts'

/** The top prize as a multiple of the wager. */
const most = ({ chances }: DemoArcadeGame) => Math.max(...chances.map(({ times }) => times))

const rowOf = (game: DemoArcadeGame, now: Date): typeof arcadeGames.$inferInsert => {
  const { id, gameId, vendor, slug, name, texts, wagers, price, chances, playForFun } = game
  return {
    ...{ id, gameId, vendor, playForFun },
    texts: { en: { name, ...texts.en }, es: { name, ...texts.es } },
    retailPrice: price,
    topPrize: wagers.length > 0 ? null : price * most(game),
    chances: [...chances],
    portraitOnly: game.portraitOnly ?? false,
    picture: `${MEDIA_FILE_PATH}lounge/${slug}`,
    lastModified: daysAfter(now, -game.modifiedDaysAgo),
  }
}

/** The games of the lounge. */
export const addArcadeGames = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .insert(arcadeGames)
    .values(DEMO_ARCADE_GAMES.map(game => rowOf(game, now)))
    // An older demo, begun before its games had chances, gets them and the matching texts.
    .onConflictDoUpdate({
      target: arcadeGames.id,
      set: { chances: sql`excluded.chances`, texts: sql`excluded.texts` },
    })
  await tx
    .insert(arcadeDenominations)
    .values(
      DEMO_ARCADE_GAMES.flatMap(game =>
        game.wagers.map(value => ({ gameId: game.id, value, topPrize: value * most(game) })),
      ),
    )
    .onConflictDoNothing()
}
