import { refine, string, type Struct } from 'superstruct'

/** A day without a time, 'YYYY-MM-DD'. */
export type CalendarDay = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

const startInUtc = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`)
const dayInUtc = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10)
const yearOf = (day: CalendarDay) => Number(day.slice(0, 4))
const monthDayOf = (day: CalendarDay) => day.slice(5)

/** The day after has four digits too, and databases have no year zero. */
const YEARS = { first: 1, last: 9998 }

/** Whether a text is a day of the calendar. Computed, because answers hold hundreds of them and a Date takes its time. */
export function isCalendarDay(value: string): value is CalendarDay {
  const [, year, month, day] = DAY.exec(value) ?? []
  if (Number(year) < YEARS.first || Number(year) > YEARS.last) return false
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** A struct that accepts a day of the calendar, such as `2026-02-28`. */
export const calendarDay = (): Struct<CalendarDay, null> => refine(string(), 'calendar-day', isCalendarDay)

/** The day that lies so many days after another, or before it for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayInUtc(startInUtc(day) + days * DAY_MS)
}

/**
 * Whole years lived on a day. Who was born on 29 February grows older on 1 March in common years: an age limit never
 * opens a day too early.
 */
export function ageOn(birth: CalendarDay, day: CalendarDay): number {
  const isStillToCome = monthDayOf(day) < monthDayOf(birth)
  return yearOf(day) - yearOf(birth) - (isStillToCome ? 1 : 0)
}

/** Whether a day is the yearly return of another. 29 February returns on the 28th in common years. */
export function isSameMonthDay(anniversary: CalendarDay, day: CalendarDay): boolean {
  const returns = monthDayOf(anniversary)
  if (returns === '02-29' && !isLeapYear(yearOf(day))) return monthDayOf(day) === '02-28'
  return returns === monthDayOf(day)
}
