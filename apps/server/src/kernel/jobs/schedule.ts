import { addDays, atLotteryHour, lotteryDay, type TimeZone } from '@players-club/domain-models'

/** When something recurs: the latest moment at or before `now` at which it is due. */
export type Schedule = (now: Date, zone: TimeZone) => Date

/** At every full multiple of `ms`, the same for all servers. Days and weeks are counted in UTC. */
export function every(ms: number): Schedule {
  return now => new Date(Math.floor(now.getTime() / ms) * ms)
}

/** Every day at `hour` o'clock in the lottery's zone. */
export function dailyAt(hour: number): Schedule {
  return (now, zone) => {
    const today = lotteryDay(now, zone)
    const due = atLotteryHour(today, hour, zone)
    return due <= now ? due : atLotteryHour(addDays(today, -1), hour, zone)
  }
}
