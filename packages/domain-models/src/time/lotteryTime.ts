import type { CalendarDay } from './CalendarDay.ts'

/** The time zone that all days and hours of the lottery are counted in. */
export const LOTTERY_ZONE = 'America/Phoenix'

/**
 * Arizona keeps no summer time: since 1968 it is seven hours behind universal time. Asking the platform for the
 * zone takes a slow phone a tenth of a second, in the middle of taking a page over; a test asks instead.
 */
const BEHIND_UTC_MS = 7 * 3_600_000

/** A moment whose universal time reads like the clock on a wall in Phoenix. */
export const onTheWall = (at: Date) => new Date(at.getTime() - BEHIND_UTC_MS)

/**
 * The day that it is in Phoenix.
 *
 * @example
 * ```ts
 * import { addDays, lotteryDay } from '@players-club/domain-models'
 *
 * const today = lotteryDay(new Date())
 *
 * console.log(today, addDays(today, 7))
 * ```
 */
export const lotteryDay = (at: Date): CalendarDay => onTheWall(at).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The hour in Phoenix, 0 to 23. */
export const lotteryHour = (at: Date): number => onTheWall(at).getUTCHours()

/** Midnight in Phoenix at the beginning of a day. */
export const startOfLotteryDay = (day: CalendarDay): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + BEHIND_UTC_MS)
