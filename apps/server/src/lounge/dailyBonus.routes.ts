import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { DailyBonuses } from './dailyBonus.service.ts'

export const dailyBonusRoutes = (bonuses: DailyBonuses): Route[] => [
  bind(contract.lounge.getLoungeActivities, async ({ session }) => ({
    content: [await bonuses.getBonus(session.playerId)],
  })),
  bind(contract.lounge.creditLoungeActivity, ({ asker, valueRequest: request }) =>
    bonuses.claim({ asker, request }),
  ),
]
