import {
  addDays,
  copperStateLottery,
  formatCurrency,
  MEDIA_FILE_PATH,
  lotteryDay,
  startOfLotteryDay,
} from '@players-club/domain-models'
import type { Locale, TimeZone } from '@players-club/domain-models'
import { gamePrizes, games, gameTags, gameTagTypes, gameTypes } from '../../src/games/games.tables.ts'
import { MINUTE_MS } from '../../src/kernel/clock/durations.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { every, type JobKind } from '../../src/kernel/jobs/index.ts'
import { DEMO_GAME_TYPES, DEMO_TAG_TYPES, DEMO_TAGS } from './demoGameMeta.ts'
import { DEMO_GAMES } from './demoGames.ts'
import type { DemoGame, DemoPrize } from './DemoGame.ts'
import { addJackpots, drawJackpots } from './demoJackpots.ts'
import { addQuickDraws, drawQuickDraws } from './demoQuickDrawResults.ts'

/** The texts of the demo world are in it. */
const { currency } = copperStateLottery

const perLocale = <T>(make: (locale: Locale) => T) => ({ en: make('en'), es: make('es') })

const gameRow = (game: DemoGame, now: Date, zone: TimeZone): typeof games.$inferInsert => {
  const dayOf = (day: number | string) =>
    startOfLotteryDay(typeof day === 'string' ? day : addDays(lotteryDay(now, zone), day), zone)
  return {
    id: game.id,
    gameId: game.gameId,
    name: game.name,
    gameTypeId: game.gameTypeId,
    texts: perLocale(locale => ({
      description: game.description[locale],
      topPrize: game.topPrizeText?.[locale] ?? null,
    })),
    externalLink: `https://www.copperstatelottery.example/games/${game.gameId}`,
    retailPriceCents: game.price * 100,
    picture: `${MEDIA_FILE_PATH}games/${game.gameId}.svg`,
    topPrizeType: game.topPrizeType,
    topPrize: game.topPrize ?? null,
    overallOdds: game.odds,
    playBegin: dayOf(game.begins),
    playEnd: game.ends === undefined ? null : dayOf(game.ends),
    isFeatured: game.isFeatured ?? false,
    tagIds: [...game.tags],
  }
}

const prizeRow = (gameId: number, prize: DemoPrize, index: number): typeof gamePrizes.$inferInsert => ({
  gameId,
  level: index + 1,
  texts: perLocale(locale => ({
    match: prize.match?.[locale] ?? null,
    prize:
      typeof prize.prize === 'number'
        ? formatCurrency(prize.prize, { locale, currency })
        : prize.prize[locale],
  })),
  odds: prize.odds,
  remaining: prize.remaining ?? null,
})

/** The games of the demo world with a year of results. Dates stay as they were at the first start. */
export const addGames = async (tx: Tx, quickDrawUrl: string, now: Date): Promise<void> => {
  await tx.insert(gameTypes).values(DEMO_GAME_TYPES).onConflictDoNothing()
  await tx.insert(gameTagTypes).values(DEMO_TAG_TYPES).onConflictDoNothing()
  await tx.insert(gameTags).values(DEMO_TAGS).onConflictDoNothing()
  await tx
    .insert(games)
    .values(DEMO_GAMES.map(one => gameRow(one, now, tx.zone)))
    .onConflictDoNothing()
  await tx
    .insert(gamePrizes)
    .values(
      DEMO_GAMES.flatMap(({ gameId, prizes }) => prizes.map((prize, at) => prizeRow(gameId, prize, at))),
    )
    .onConflictDoNothing()
  const added = await tx.select({ gameId: games.gameId, playBegin: games.playBegin }).from(games)
  const begins = new Map(added.map(({ gameId, playBegin }) => [gameId, playBegin]))
  await addJackpots(tx, begins, now)
  await addQuickDraws(tx, quickDrawUrl, begins, now)
}

/** The lottery's draws, at their hours. */
export const demoDrawsJob: JobKind = {
  name: 'seed.demoDraws',
  recurs: every(15 * MINUTE_MS),
  work: async (tx, _, now) => {
    await drawJackpots(tx, now)
    await drawQuickDraws(tx, now)
  },
}
