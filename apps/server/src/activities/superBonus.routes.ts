import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { SuperBonuses } from './superBonus.service.ts'

export const superBonusRoutes = (superBonuses: SuperBonuses): Route[] => [
  openRoute(contract.activities.getSuperBonus, async ({ params, locale, findSession }) => {
    const session = await findSession()
    return superBonuses.getSuperBonus(params.key, session?.playerId ?? null, locale)
  }),
]
