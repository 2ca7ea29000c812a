import { refine, string, type Struct } from 'superstruct'
import { isCalendarDay } from './CalendarDay.ts'

/** Where the time comes from; rules themselves take a Date. */
export interface Clock {
  now(): Date
}

/** A moment, as an ISO 8601 string with a zone. */
export type Instant = string

/** Without a zone a text would mean another moment on every machine. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A struct that accepts a moment with its time zone, in ISO 8601. */
export const instant = (): Struct<Instant, null> =>
  refine(string(), 'instant', value => {
    const [, day] = INSTANT.exec(value) ?? []
    return day !== undefined && isCalendarDay(day) && !Number.isNaN(Date.parse(value))
  })
