import type { Locale } from '../messages/Locale.ts'
import type { CalendarDay } from './CalendarDay.ts'
import { dateFormat } from './dateFormat.ts'
import type { Instant } from './Instant.ts'
import { lotteryDay, startOfLotteryDay } from './lotteryTime.ts'

const long = /* @__PURE__ */ dateFormat({ year: 'numeric', month: 'long', day: '2-digit' })
const short = /* @__PURE__ */ dateFormat({ year: 'numeric', month: 'short', day: '2-digit' })

const momentOf = (at: Date | CalendarDay): Date => (typeof at === 'string' ? startOfLotteryDay(at) : at)

/** 'MMMM DD, YYYY', for detail pages. */
export const formatLongDate = (at: Date | CalendarDay, locale: Locale): string => long(momentOf(at), locale)

/** The last day before an end: what ends at midnight ends with the day before. */
export const lastDay = (end: Instant): CalendarDay => lotteryDay(new Date(Date.parse(end) - 1))

/** 'MMM DD, YYYY', for tables and cards. */
export const formatShortDate = (at: Date | CalendarDay, locale: Locale): string => short(momentOf(at), locale)
