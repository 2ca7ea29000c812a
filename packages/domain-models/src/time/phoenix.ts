import type { CalendarDay } from './CalendarDay.ts'

/** The lottery's zone. Arizona keeps no summer time. */
export const LOTTERY_ZONE = 'America/Phoenix'

const HOUR_MS = 3_600_000

let clockInPhoenix: Intl.DateTimeFormat | undefined

/** What the calendar and the clock on a wall in Phoenix show. */
function wallTime(at: Date): { readonly day: CalendarDay; readonly hour: number } {
  clockInPhoenix ??= new Intl.DateTimeFormat('en-US', {
    timeZone: LOTTERY_ZONE,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockInPhoenix.formatToParts(at)) shown[type] = value
  const { year = '', month = '', day = '', hour = '' } = shown
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, hour: Number(hour) }
}

/** The day that it is in Phoenix. */
export const phoenixDay = (at: Date): CalendarDay => wallTime(at).day

/** The hour in Phoenix, 0 to 23. */
export const phoenixHour = (at: Date): number => wallTime(at).hour

/** Midnight in Phoenix at the beginning of a day. */
export function startOfPhoenixDay(day: CalendarDay): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`)
  const shown = wallTime(new Date(midnightUtc))
  const shownMs = Date.parse(`${shown.day}T00:00:00Z`) + shown.hour * HOUR_MS
  return new Date(midnightUtc + (midnightUtc - shownMs))
}
