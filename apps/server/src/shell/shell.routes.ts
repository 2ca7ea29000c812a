import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { Recommendations } from './recommendations.service.ts'
import type { Shell } from './shell.service.ts'

const calls = contract.shell

export const shellRoutes = (shell: Shell, recommendations: Recommendations): Route[] => [
  openRoute(calls.getRemoteConfig, () => shell.getRemoteConfig()),

  openRoute(calls.getFeatureFlags, async ({ findSession }) => ({
    authorizedFlags: await shell.getAuthorizedFlags(await findSession()),
  })),

  openRoute(calls.getRecommendations, async ({ findSession, query, locale }) => {
    const playerId = (await findSession())?.playerId ?? null
    return { content: await recommendations.list(query.filter, locale, playerId) }
  }),
]
