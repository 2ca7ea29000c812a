import { contract } from '@players-club/api-client/contract'
import { playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { DailyBonuses } from './dailyBonus.service.ts'

export const dailyBonusRoutes = (bonuses: DailyBonuses): Route[] => [
  playerRoute(contract.lounge.getLoungeActivities, async ({ session }) => ({
    content: [await bonuses.getBonus(session.playerId)],
  })),
  valueRoute(contract.lounge.creditLoungeActivity, ({ asker, request }) => bonuses.claim({ asker, request })),
]
