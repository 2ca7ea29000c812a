import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import type { Tx } from '../../kernel/database/index.ts'
import { arcadeDenominations, arcadeGames } from '../../lounge/arcade.tables.ts'
import { DEMO_ARCADE_GAMES, type DemoArcadeGame } from './demoArcadeGames.ts'

const DAY_MS = 24 * 60 * 60_000

const rowOf = (game: DemoArcadeGame, now: Date): typeof arcadeGames.$inferInsert => {
  const { id, gameId, vendor, slug, name, texts, wagers, price, topPrizeTimes, playForFun } = game
  return {
    ...{ id, gameId, vendor, playForFun },
    texts: { en: { name, ...texts.en }, es: { name, ...texts.es } },
    retailPrice: price,
    topPrize: wagers.length > 0 ? null : price * topPrizeTimes,
    portraitOnly: game.portraitOnly ?? false,
    picture: `${MEDIA_FILE_PATH}lounge/${slug}`,
    lastModified: new Date(now.getTime() - game.modifiedDaysAgo * DAY_MS),
  }
}

/** The games of the lounge. */
export const addArcadeGames = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .insert(arcadeGames)
    .values(DEMO_ARCADE_GAMES.map(game => rowOf(game, now)))
    .onConflictDoNothing()
  await tx
    .insert(arcadeDenominations)
    .values(
      DEMO_ARCADE_GAMES.flatMap(({ id: gameId, wagers, topPrizeTimes }) =>
        wagers.map(value => ({ gameId, value, topPrize: value * topPrizeTimes })),
      ),
    )
    .onConflictDoNothing()
}
