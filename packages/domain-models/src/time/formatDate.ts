import type { CalendarDay } from './CalendarDay.ts'
import { dateFormat, type DateContext } from './dateFormat.ts'
import type { Instant } from './Instant.ts'
import { lotteryDay, type TimeZone } from './lotteryTime.ts'

const long = /* @__PURE__ */ dateFormat({ year: 'numeric', month: 'long', day: '2-digit' })
const short = /* @__PURE__ */ dateFormat({ year: 'numeric', month: 'short', day: '2-digit' })

/** A day is written the same in every zone. */
const written = (at: Date | CalendarDay, context: DateContext): [Date, DateContext] =>
  typeof at === 'string' ? [new Date(`${at}T00:00:00Z`), { ...context, zone: 'UTC' }] : [at, context]

/** 'MMMM DD, YYYY', for detail pages. */
export const formatLongDate = (at: Date | CalendarDay, context: DateContext): string =>
  long(...written(at, context))

/** The last day before an end: what ends at midnight ends with the day before. */
export const lastDay = (end: Instant, zone: TimeZone): CalendarDay =>
  lotteryDay(new Date(Date.parse(end) - 1), zone)

/** 'MMM DD, YYYY', for tables and cards. */
export const formatShortDate = (at: Date | CalendarDay, context: DateContext): string =>
  short(...written(at, context))
