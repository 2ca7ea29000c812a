import { addDays, lotteryDay, type TimeZone } from '../time/index.ts'
import { GAME_PERIODS_DAYS } from './constants.ts'
import type { Game } from './Game.ts'

/** How a game stands: not begun, young, in play, near its end, over. */
const GAME_STATES = ['upcoming', 'new', 'running', 'ending', 'ended'] as const
/** How a game stands: not begun, young, in play, near its end, over. */
export type GameState = (typeof GAME_STATES)[number]

/** Days count as the lottery's calendar has them. */
export function gameState(
  { playBegin, playEnd }: Pick<Game, 'playBegin' | 'playEnd'>,
  now: Date,
  zone: TimeZone,
): GameState {
  const [begin, end] = [new Date(playBegin), playEnd === null ? null : new Date(playEnd)]
  if (end !== null && end <= now) return 'ended'
  if (begin > now) return 'upcoming'
  const today = lotteryDay(now, zone)
  if (end !== null && lotteryDay(end, zone) <= addDays(today, GAME_PERIODS_DAYS.ending)) return 'ending'
  return lotteryDay(begin, zone) >= addDays(today, -GAME_PERIODS_DAYS.new) ? 'new' : 'running'
}
