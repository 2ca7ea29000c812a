import type { Locale } from '../messages/Locale.ts'
import { phoenixWords } from './phoenixWords.ts'

/** A day and an hour in Phoenix that are near: "Wed, Nov 25, 8:00 PM". */
export function formatMoment(at: Date, locale: Locale): string {
  const { weekday, shortMonth, day, time } = phoenixWords(at, locale)
  return `${weekday}, ${locale === 'es' ? `${day} de ${shortMonth}` : `${shortMonth} ${day}`}, ${time}`
}

/** What the clock in Phoenix shows: "8:00 PM". */
export const formatTime = (at: Date, locale: Locale): string => phoenixWords(at, locale).time
