import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Recommendations } from './recommendations.service.ts'

export const recommendationsRoutes = (recommendations: Recommendations): Route[] => [
  bind(contract.shell.getRecommendations, async ({ findSession, query, request }) => {
    const session = await findSession()
    const content = await recommendations.getRecommendations(
      query.filter,
      localeOf(request),
      session?.playerId ?? null,
    )
    return { content }
  }),
]
