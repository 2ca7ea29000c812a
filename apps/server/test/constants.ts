/** The zone of the tests' databases. */
export const ZONE = 'America/Phoenix'

/** When the tests' clock starts. */
export const START = new Date('2026-03-05T18:00:00Z')

/**
 * Moments that distinguish a lottery day from a UTC day: midnight UTC lies between the first two, midnight in
 * Phoenix between the last two.
 */
export const edgesOf = (day: string) => {
  const afternoon = new Date(`${day}T16:30:00-07:00`)
  const afterHours = (hours: number) => new Date(afternoon.getTime() + hours * 60 * 60_000)
  return { afternoon, lateEvening: afterHours(7), nextDay: afterHours(8) }
}

/** The clock of servers that are started to be killed stands still, so that no test depends on the day it runs on. */
export const STANDING_CLOCK = { now: () => new Date(START) }

/** The password of every player in the tests. */
export const PASSWORD = 'Lucky#2026'

export const PUBLIC_URL = 'http://localhost:3000'
