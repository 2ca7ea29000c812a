import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Preferences } from './preferences.service.ts'

export const preferencesRoutes = (preferences: Preferences): Route[] => [
  bind(contract.profile.getPreferences, async ({ params, session }) => ({
    preferences: await preferences.find(session, params.login),
  })),

  bind(contract.profile.savePreferences, async ({ body, params, request, session }) => ({
    preferences: await preferences.save(session, params.login, body.preferences, localeOf(request)),
  })),
]
