import type { Locale } from '../messages/Locale.ts'
import type { CalendarDay } from './CalendarDay.ts'
import { startOfLotteryDay } from './lotteryTime.ts'
import { phoenixWords } from './phoenixWords.ts'

const wordsOf = (at: Date | CalendarDay, locale: Locale) =>
  phoenixWords(typeof at === 'string' ? startOfLotteryDay(at) : at, locale)

/** 'MMMM DD, YYYY', for detail pages. */
export function formatLongDate(at: Date | CalendarDay, locale: Locale): string {
  const { wideDay, month, year } = wordsOf(at, locale)
  return locale === 'es' ? `${wideDay} de ${month} de ${year}` : `${month} ${wideDay}, ${year}`
}

/** 'MMM DD, YYYY', for tables and cards. */
export function formatShortDate(at: Date | CalendarDay, locale: Locale): string {
  const { wideDay, shortMonth, year } = wordsOf(at, locale)
  return locale === 'es' ? `${wideDay} ${shortMonth} ${year}` : `${shortMonth} ${wideDay}, ${year}`
}
