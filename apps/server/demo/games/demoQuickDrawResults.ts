import {
  addDays,
  atLotteryHour,
  lotteryDay,
  QUICK_DRAW_SYMBOLS,
  startOfLotteryDay,
  type TimeZone,
} from '@players-club/domain-models'
import { desc, eq } from 'drizzle-orm'
import { quickDrawGames, quickDrawResults } from '../../src/games/games.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { chancesOf } from './chance.ts'
import { DEMO_QUICK_DRAWS, type DemoQuickDraw } from './demoQuickDrawGames.ts'

/** The hours of a day's draws. */
const HOURS = [11, 17, 21]
const HISTORY_DAYS = 60

/** The draws of a game from one moment (excluded) to another (included). */
function drawsBetween(
  { game, lines, symbolsInLine }: DemoQuickDraw,
  after: Date,
  until: Date,
  zone: TimeZone,
) {
  const draws: (typeof quickDrawResults.$inferInsert)[] = []
  for (let day = lotteryDay(after, zone); day <= lotteryDay(until, zone); day = addDays(day, 1)) {
    for (const [index, hour] of HOURS.entries()) {
      const drawDate = atLotteryHour(day, hour, zone)
      if (drawDate <= after || drawDate > until) continue
      const externalId = `QD-${game.gameId}-${day}-${index + 1}`
      const chance = chancesOf(externalId)
      const line = (at: number) =>
        Array.from({ length: symbolsInLine }, (_, place) => {
          return QUICK_DRAW_SYMBOLS[chance(at * symbolsInLine + place) % QUICK_DRAW_SYMBOLS.length]
        }).join(',')
      const winners = chance(20) % 4
      draws.push({
        externalId,
        gameId: game.gameId,
        resultData: Array.from({ length: lines }, (_, at) => line(at)),
        cashAmount: winners === 0 ? null : winners * (game.prizes.at(-1)?.prize as number) * 15,
        drawDate,
        drawDay: day,
      })
    }
  }
  return draws
}

function nextDrawDate(now: Date, zone: TimeZone): Date {
  const today = lotteryDay(now, zone)
  const later = HOURS.map(hour => atLotteryHour(today, hour, zone)).find(date => date > now)
  return later ?? atLotteryHour(addDays(today, 1), HOURS[0] ?? 0, zone)
}

/** The quick-draw games, and the draws of the last weeks, or those since the game's begin. */
export async function addQuickDraws(
  tx: Tx,
  makerUrl: string,
  begins: ReadonlyMap<number, Date>,
  now: Date,
): Promise<void> {
  const first = startOfLotteryDay(addDays(lotteryDay(now, tx.zone), -HISTORY_DAYS), tx.zone)
  for (const one of DEMO_QUICK_DRAWS) {
    const { gameId } = one.game
    const maker = {
      winningNumberLayout: one.layout,
      gameUrl: `${makerUrl}/${gameId}`,
      nextDrawDate: nextDrawDate(now, tx.zone),
    }
    await tx
      .insert(quickDrawGames)
      .values({ gameId, ...maker })
      // The sandbox may have another port at this start.
      .onConflictDoUpdate({ target: quickDrawGames.gameId, set: maker })
    const begin = begins.get(gameId) ?? first
    await tx
      .insert(quickDrawResults)
      .values(drawsBetween(one, begin > first ? begin : first, now, tx.zone))
      .onConflictDoNothing()
  }
}

/** Draws what is due since the last draw. */
export async function drawQuickDraws(tx: Tx, now: Date): Promise<void> {
  for (const one of DEMO_QUICK_DRAWS) {
    const { gameId } = one.game
    const [last] = await tx
      .select({ drawDate: quickDrawResults.drawDate })
      .from(quickDrawResults)
      .where(eq(quickDrawResults.gameId, gameId))
      .orderBy(desc(quickDrawResults.drawDate))
      .limit(1)
    const due = last ? drawsBetween(one, last.drawDate, now, tx.zone) : []
    if (due.length > 0) await tx.insert(quickDrawResults).values(due).onConflictDoNothing()
    await tx
      .update(quickDrawGames)
      .set({ nextDrawDate: nextDrawDate(now, tx.zone) })
      .where(eq(quickDrawGames.gameId, gameId))
  }
}
