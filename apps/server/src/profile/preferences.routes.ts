import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import type { Preferences } from './preferences.service.ts'

export const preferencesRoutes = (preferences: Preferences): Route[] => [
  playerRoute(contract.profile.getPreferences, async ({ params, session }) => ({
    preferences: await preferences.find(session, params.login),
  })),

  playerRoute(contract.profile.savePreferences, async ({ body, params, locale, session }) => ({
    preferences: await preferences.save(session, params.login, body.preferences, locale),
  })),
]
