import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import { citiesOf, countries, statesOf } from './places/places.ts'
import type { Profile } from './profile.service.ts'

export const profileRoutes = (profile: Profile): Route[] => [
  playerRoute(contract.profile.getProfile, ({ session }) => profile.getProfile(session.playerId)),

  playerRoute(contract.profile.updateProfile, async ({ session, body }) =>
    profile.updateProfile(session.playerId, body),
  ),

  playerRoute(contract.profile.updateBillingProfile, async ({ session, body }) =>
    profile.updateBillingProfile(session.playerId, body),
  ),

  openRoute(contract.profile.getCountries, async () => ({ countries: [...countries] })),
  openRoute(contract.profile.getStates, async ({ params }) => ({ states: statesOf(params.countryId) })),
  openRoute(contract.profile.getCities, async ({ params }) => ({ cities: citiesOf(params.stateId) })),
]
