import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Recommendations } from './recommendations.service.ts'

export const recommendationsRoutes = (recommendations: Recommendations): Route[] => [
  openRoute(contract.shell.getRecommendations, async ({ findSession, query, request }) => {
    const session = await findSession()
    const content = await recommendations.getRecommendations(
      query.filter,
      localeOf(request),
      session?.playerId ?? null,
    )
    return { content }
  }),
]
