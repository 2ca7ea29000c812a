import { addDays, lotteryDay, QUICK_DRAW_SYMBOLS, startOfLotteryDay } from '@players-club/domain-models'
import { desc, eq } from 'drizzle-orm'
import { quickDrawGames, quickDrawResults } from '../../src/games/games.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { chancesOf } from './chance.ts'
import { DEMO_QUICK_DRAWS, type DemoQuickDraw } from './demoQuickDrawGames.ts'

/** The hours of a day's draws in Phoenix. */
const HOURS = [11, 17, 21]
const HISTORY_DAYS = 60
const HOUR_MS = 3_600_000

const drawDateOf = (day: string, hour: number) => new Date(startOfLotteryDay(day).getTime() + hour * HOUR_MS)

/** The draws of a game from one moment (excluded) to another (included). */
function drawsBetween({ game, lines, symbolsInLine }: DemoQuickDraw, after: Date, until: Date) {
  const draws: (typeof quickDrawResults.$inferInsert)[] = []
  for (let day = lotteryDay(after); day <= lotteryDay(until); day = addDays(day, 1)) {
    for (const [index, hour] of HOURS.entries()) {
      const drawDate = drawDateOf(day, hour)
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

function nextDrawDate(now: Date): Date {
  const today = lotteryDay(now)
  const later = HOURS.map(hour => drawDateOf(today, hour)).find(date => date > now)
  return later ?? drawDateOf(addDays(today, 1), HOURS[0] ?? 0)
}

/** The quick-draw games, and the draws of the last weeks. */
export async function addQuickDraws(tx: Tx, makerUrl: string, now: Date): Promise<void> {
  for (const one of DEMO_QUICK_DRAWS) {
    const { gameId } = one.game
    const maker = {
      winningNumberLayout: one.layout,
      gameUrl: `${makerUrl}/${gameId}`,
      nextDrawDate: nextDrawDate(now),
    }
    await tx
      .insert(quickDrawGames)
      .values({ gameId, ...maker })
      // The sandbox may have another port at this start.
      .onConflictDoUpdate({ target: quickDrawGames.gameId, set: maker })
    const first = startOfLotteryDay(addDays(lotteryDay(now), -HISTORY_DAYS))
    await tx
      .insert(quickDrawResults)
      .values(drawsBetween(one, first, now))
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
    const due = last ? drawsBetween(one, last.drawDate, now) : []
    if (due.length > 0) await tx.insert(quickDrawResults).values(due).onConflictDoNothing()
    await tx
      .update(quickDrawGames)
      .set({ nextDrawDate: nextDrawDate(now) })
      .where(eq(quickDrawGames.gameId, gameId))
  }
}
