import { perLocale, type Locale } from '../messages/Locale.ts'
import type { CalendarDay } from './CalendarDay.ts'
import { LOTTERY_ZONE, startOfPhoenixDay } from './phoenix.ts'

const written = (month: 'long' | 'short') =>
  perLocale(
    tag => new Intl.DateTimeFormat(tag, { year: 'numeric', month, day: '2-digit', timeZone: LOTTERY_ZONE }),
  )

const long = /* @__PURE__ */ written('long')
const short = /* @__PURE__ */ written('short')

const moment = (at: Date | CalendarDay) => (typeof at === 'string' ? startOfPhoenixDay(at) : at)

/** 'MMMM DD, YYYY', for detail pages. */
export const formatLongDate = (at: Date | CalendarDay, locale: Locale): string =>
  long(locale).format(moment(at))

/** 'MMM DD, YYYY', for tables and cards. */
export const formatShortDate = (at: Date | CalendarDay, locale: Locale): string =>
  short(locale).format(moment(at))
