const DAY_MS = 24 * 60 * 60_000

/** The moment so many days of 24 hours after another one; a negative number is before it. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)
