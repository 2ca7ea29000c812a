import {
  addDays,
  atLotteryHour,
  lotteryDay,
  MEGA_MILLIONS,
  POWERBALL,
  startOfLotteryDay,
  type TimeZone,
} from '@players-club/domain-models'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { jackpotResults } from '../../src/games/games.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { balls, chancesOf } from './chance.ts'

interface DrawPlan {
  readonly gameId: number
  /** Days of the week, from Sunday, 0. */
  readonly days: readonly number[]
  readonly hour: number
  readonly numbers: readonly [count: number, top: number]
  readonly specialBall?: number
  readonly multipliers?: readonly number[]
  /** Its start, what each draw adds, and in how many draws it is won. */
  readonly jackpot?: { readonly from: number; readonly step: number; readonly wonOneIn: number }
  /** Digits that are drawn one by one, so that one may repeat. */
  readonly isDigits?: boolean
  /** The last day on which it was drawn. */
  readonly until?: string
}

type Draw = typeof jackpotResults.$inferInsert

const daily = [0, 1, 2, 3, 4, 5, 6]

const PLANS: readonly DrawPlan[] = [
  {
    gameId: POWERBALL.game,
    days: [1, 3, 6],
    hour: 20,
    numbers: [5, 69],
    specialBall: 26,
    multipliers: [2, 2, 2, 3, 3, 4, 5],
    jackpot: { from: 20_000_000, step: 11_000_000, wonOneIn: 22 },
  },
  {
    gameId: MEGA_MILLIONS.newGame,
    days: [2, 5],
    hour: 20,
    numbers: [5, 70],
    specialBall: 24,
    multipliers: [2, 2, 3, 3, 4, 5, 10],
    jackpot: { from: 50_000_000, step: 17_000_000, wonOneIn: 18 },
  },
  {
    gameId: MEGA_MILLIONS.oldGame,
    days: [2, 5],
    hour: 20,
    numbers: [5, 70],
    specialBall: 25,
    multipliers: [2, 3, 4, 5],
    jackpot: { from: 20_000_000, step: 9_000_000, wonOneIn: 18 },
    until: '2025-04-04',
  },
  {
    gameId: 21,
    days: [1, 3, 6],
    hour: 19,
    numbers: [6, 44],
    jackpot: { from: 1_000_000, step: 90_000, wonOneIn: 26 },
  },
  {
    gameId: 22,
    days: daily,
    hour: 19,
    numbers: [5, 41],
    jackpot: { from: 50_000, step: 8_000, wonOneIn: 5 },
  },
  { gameId: 23, days: daily, hour: 9, numbers: [3, 10], isDigits: true },
  {
    gameId: 24,
    days: daily,
    hour: 20,
    numbers: [6, 42],
    jackpot: { from: 200_000, step: 14_000, wonOneIn: 12 },
  },
]

/** Draws are counted from here, so that each keeps its number and its jackpot whenever it is seeded. */
const FIRST_DAY = '2024-01-01'
const HISTORY_DAYS = 400
/** The cash value of a jackpot, as a share of its annuity value. */
const CASH_SHARE = 0.455

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Every draw of a game up to the one after `now`, which is still open. */
function drawsOf(plan: DrawPlan, now: Date, zone: TimeZone): Draw[] {
  const draws: Draw[] = []
  let amount = plan.jackpot?.from ?? 0
  for (let day = FIRST_DAY; day <= (plan.until ?? '9999'); day = addDays(day, 1)) {
    if (!plan.days.includes(weekday(day))) continue
    const drawDate = atLotteryHour(day, plan.hour, zone)
    const draw = oneDraw(plan, draws.length + 1, drawDate, amount)
    if (drawDate > now) return [...draws, { ...draw, ...OPEN }]
    draws.push(draw)
    const { from = 0, step = 0, wonOneIn = 1 } = plan.jackpot ?? {}
    const isWon = chancesOf(`won:${plan.gameId}:${draws.length}`)(0) % wonOneIn === 0
    amount = isWon ? from : amount + step + (draws.length % 4) * (step / 4)
  }
  return draws
}

const OPEN = { status: 'OPEN', numbers: [] as number[], specialBall: null, multiplier: null } as const

function oneDraw(plan: DrawPlan, drawNumber: number, drawDate: Date, amount: number): Draw {
  const { gameId, numbers, specialBall, multipliers } = plan
  const name = `${gameId}:${drawNumber}`
  const [count, top] = numbers
  const chance = chancesOf(`other:${name}`)
  const digits = () => Array.from({ length: count }, (_, index) => chance(index) % top)
  return {
    gameId,
    drawNumber,
    drawDate,
    status: 'PAYABLE',
    jackpot: plan.jackpot ? amount : null,
    cashValue: plan.jackpot && amount >= 20_000_000 ? Math.round((amount * CASH_SHARE) / 1e5) * 1e5 : null,
    numbers: plan.isDigits ? digits() : balls(name, count, top),
    specialBall: specialBall ? 1 + (chance(0) % specialBall) : null,
    multiplier: multipliers?.[chance(1) % multipliers.length] ?? null,
  }
}

/** More than a year of draws of each game, or those since its begin, and the next. */
export async function addJackpots(tx: Tx, begins: ReadonlyMap<number, Date>, now: Date): Promise<void> {
  const first = startOfLotteryDay(addDays(lotteryDay(now, tx.zone), -HISTORY_DAYS), tx.zone)
  for (const plan of PLANS) {
    const begin = begins.get(plan.gameId) ?? first
    const draws = drawsOf(plan, now, tx.zone).filter(({ drawDate }) => drawDate >= begin)
    const recent = draws.filter(({ drawDate }) => drawDate >= first)
    const kept = recent.length > 0 ? recent : draws.slice(-plan.days.length * 52)
    await tx.insert(jackpotResults).values(kept).onConflictDoNothing()
  }
  await drawJackpots(tx, now)
}

/** Draws what is due, and opens the next one. */
export async function drawJackpots(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .select({ id: jackpotResults.id, gameId: jackpotResults.gameId, drawNumber: jackpotResults.drawNumber })
    .from(jackpotResults)
    .where(
      and(
        inArray(
          jackpotResults.gameId,
          PLANS.map(({ gameId }) => gameId),
        ),
        eq(jackpotResults.status, 'OPEN'),
        lte(jackpotResults.drawDate, now),
      ),
    )
  for (const { id, gameId, drawNumber } of due) {
    const plan = PLANS.find(one => one.gameId === gameId)
    if (!plan) continue
    const [drawn, ...later] = drawsOf(plan, now, tx.zone).filter(draw => draw.drawNumber >= drawNumber)
    if (!drawn) continue
    await tx.update(jackpotResults).set(drawn).where(eq(jackpotResults.id, id))
    if (later.length > 0) await tx.insert(jackpotResults).values(later).onConflictDoNothing()
  }
}
