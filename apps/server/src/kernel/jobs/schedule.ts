/** When something recurs: the latest moment at or before `now` at which it is due. */
export type Schedule = (now: Date) => Date

const DAY_MS = 24 * 60 * 60 * 1000

/** At every full multiple of `ms`, the same for all servers. A week or a day is counted in UTC. */
export function every(ms: number): Schedule {
  return now => new Date(Math.floor(now.getTime() / ms) * ms)
}

// Arizona keeps one offset all the year round.
const PHOENIX_OFFSET_MS = -7 * 60 * 60 * 1000

/** Every day at `hour` o'clock in Phoenix. */
export function dailyAt(hour: number): Schedule {
  const shift = PHOENIX_OFFSET_MS - hour * 60 * 60 * 1000
  return now => new Date(Math.floor((now.getTime() + shift) / DAY_MS) * DAY_MS - shift)
}
