import { DAY_MS } from '../src/kernel/clock/durations.ts'

/** The moment so many days of 24 hours after another one; a negative number is before it. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)
