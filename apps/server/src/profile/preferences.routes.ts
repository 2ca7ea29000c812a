import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Preferences } from './preferences.service.ts'

export const preferencesRoutes = (preferences: Preferences): Route[] => [
  playerRoute(contract.profile.getPreferences, async ({ params, session }) => ({
    preferences: await preferences.find(session, params.login),
  })),

  playerRoute(contract.profile.savePreferences, async ({ body, params, request, session }) => ({
    preferences: await preferences.save(session, params.login, body.preferences, localeOf(request)),
  })),
]
