import type { DemoPlayer } from '../demoPlayers.ts'
import { longHistory, type DemoEvent } from './longHistory.ts'
import { grant } from './transfers.ts'

const shortHistory = (playerId: string, points: number, tokens: number): DemoEvent[] => [
  ...(points > 0
    ? [{ key: 'points', daysAgo: 2, transfer: grant(playerId, 'welcome', 'points', points) }]
    : []),
  ...(tokens > 0
    ? [{ key: 'tokens', daysAgo: 2, transfer: grant(playerId, 'loungeGift', 'tokens', tokens) }]
    : []),
]

/** The history behind a player's balance, oldest first. */
export const historyOf = ({ points, tokens, hasHistory }: DemoPlayer, playerId: string): DemoEvent[] =>
  hasHistory ? longHistory(playerId, points, tokens) : shortHistory(playerId, points, tokens)
