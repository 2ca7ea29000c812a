import { addDays, lotteryDay } from '../time/index.ts'
import { GAME_PERIODS_DAYS } from './constants.ts'
import type { Game } from './Game.ts'

/** How a game stands: not begun, young, in play, near its end, over. */
export const GAME_STATES = ['upcoming', 'new', 'running', 'ending', 'ended'] as const
/** How a game stands: not begun, young, in play, near its end, over. */
export type GameState = (typeof GAME_STATES)[number]

type Span = Pick<Game, 'playBegin' | 'playEnd'>

/** Days count as the calendar in Phoenix has them. */
export function gameState({ playBegin, playEnd }: Span, now: Date): GameState {
  const [begin, end] = [new Date(playBegin), playEnd === null ? null : new Date(playEnd)]
  if (end !== null && end <= now) return 'ended'
  if (begin > now) return 'upcoming'
  const today = lotteryDay(now)
  if (end !== null && lotteryDay(end) <= addDays(today, GAME_PERIODS_DAYS.ending)) return 'ending'
  return lotteryDay(begin) >= addDays(today, -GAME_PERIODS_DAYS.new) ? 'new' : 'running'
}

/** Its tickets can be bought and entered. */
export const isInPlay = (span: Span, now: Date): boolean =>
  !['upcoming', 'ended'].includes(gameState(span, now))
