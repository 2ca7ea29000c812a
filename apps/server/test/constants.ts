/** When the tests' clock starts. */
export const START = new Date('2026-03-05T18:00:00Z')

/**
 * Moments that tell a day of Phoenix from one of universal time: between the first two lies midnight of universal time,
 * between the last two midnight in Phoenix.
 */
export const edgesOf = (day: string) => {
  const afternoon = new Date(`${day}T16:30:00-07:00`)
  const afterHours = (hours: number) => new Date(afternoon.getTime() + hours * 60 * 60_000)
  return { afternoon, lateEvening: afterHours(7), nextDay: afterHours(8) }
}

/** The clock of what is started to be killed stands still: no test knows the day on which it runs. */
export const STANDING_CLOCK = { now: () => new Date(START) }

/** The password of every player in the tests. */
export const PASSWORD = 'Lucky#2026'

export const PUBLIC_URL = 'http://localhost:3000'
