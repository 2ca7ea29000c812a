import { lotteryDay, startOfLotteryDay } from '@players-club/domain-models'

/** When something recurs: the latest moment at or before `now` at which it is due. */
export type Schedule = (now: Date) => Date

/** At every full multiple of `ms`, the same for all servers. Days and weeks are counted in UTC. */
export function every(ms: number): Schedule {
  return now => new Date(Math.floor(now.getTime() / ms) * ms)
}

/** Every day at `hour` o'clock in Phoenix. */
export function dailyAt(hour: number): Schedule {
  const sinceMidnight = hour * 60 * 60 * 1000
  return now => {
    const day = lotteryDay(new Date(now.getTime() - sinceMidnight))
    return new Date(startOfLotteryDay(day).getTime() + sinceMidnight)
  }
}
