import type { Locale } from '../messages/Locale.ts'
import { perLocale } from '../messages/formatNumber.ts'
import type { TimeZone } from './lotteryTime.ts'

/** The language that a date is written in, and the lottery's zone; the texts of an app have both. */
export interface DateContext {
  readonly locale: Locale
  readonly zone: TimeZone
}

/** Writes a moment as calendar and clock show it in the lottery's zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date, context: DateContext) => string {
  const zones = new Map<TimeZone, (locale: Locale) => Intl.DateTimeFormat>()
  const formatsIn = (zone: TimeZone) => {
    const formats =
      zones.get(zone) ?? perLocale(tag => new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }))
    zones.set(zone, formats)
    return formats
  }
  return (at, { locale, zone }) => withEqualSpaces(formatsIn(zone)(locale).format(at))
}

/**
 * Engines differ in the space before "PM": a plain, a no-break or a narrow one. The server and every browser have to
 * write the same, or hydration would find another text; a no-break space keeps the half of the day on its hour's line.
 */
const withEqualSpaces = (text: string): string => text.replace(/\s(?=[ap]\.?\s?m\.?$)/i, '\u00a0')
