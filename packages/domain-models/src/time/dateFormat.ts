import type { Locale } from '../messages/Locale.ts'
import { perLocale } from '../messages/formatNumber.ts'
import { LOTTERY_ZONE } from './lotteryTime.ts'

/** Writes a moment as calendar and clock show it in the lottery's zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date, locale: Locale) => string {
  const of = perLocale(tag => new Intl.DateTimeFormat(tag, { ...options, timeZone: LOTTERY_ZONE }))
  return (at, locale) => withEqualSpaces(of(locale).format(at))
}

/**
 * Engines differ in the space before "PM": a plain, a no-break or a narrow one. The server and every browser have to
 * write the same, or hydration would find another text; a no-break space keeps the half of the day on its hour's line.
 */
const withEqualSpaces = (text: string): string => text.replace(/\s(?=[ap]\.?\s?m\.?$)/i, '\u00a0')
