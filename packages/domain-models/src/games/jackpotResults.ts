import { lotteryDay, type TimeZone } from '../time/index.ts'
import { JACKPOT_RESULTS_MONTHS } from './constants.ts'
import type { GameIds } from './Game.ts'
import type { JackpotResult } from './JackpotResult.ts'
import { isNewMegaMillions } from './megaMillions.ts'

/** The day from which on results of a game are shown; nothing where all of them are. */
export function firstResultDay(ids: GameIds, now: Date, zone: TimeZone): string | null {
  if (!isNewMegaMillions(ids)) return null
  const [year, month, day] = lotteryDay(now, zone).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - JACKPOT_RESULTS_MONTHS, 0)).getUTCDate()
  const then = new Date(Date.UTC(year, month - 1 - JACKPOT_RESULTS_MONTHS, Math.min(day, last)))
  return then.toISOString().slice(0, 10)
}

/** Of the new Mega Millions the last 12 months; of other games everything. */
export function shownJackpotResults(
  results: readonly JackpotResult[],
  ids: GameIds,
  now: Date,
  zone: TimeZone,
): JackpotResult[] {
  const first = firstResultDay(ids, now, zone)
  return results.filter(({ drawDate }) => first === null || lotteryDay(new Date(drawDate), zone) >= first)
}
