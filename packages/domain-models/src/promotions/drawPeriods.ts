import { addDays, lotteryDay, type TimeZone } from '../time/index.ts'
import { DRAW_PERIODS_DAYS } from './constants.ts'

const DAY_MS = 86_400_000

/** From when on a draw is said to end soon, unless another moment is set for it. */
export const drawEndsSoonFrom = (entryEnd: Date): Date =>
  new Date(entryEnd.getTime() - DRAW_PERIODS_DAYS.endingSoon * DAY_MS)

/** Days count as the lottery's calendar has them, as with games. */
export const isNewDraw = (began: Date, now: Date, zone: TimeZone): boolean =>
  lotteryDay(began, zone) >= addDays(lotteryDay(now, zone), -DRAW_PERIODS_DAYS.new)
