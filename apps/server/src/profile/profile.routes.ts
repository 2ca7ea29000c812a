import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { citiesOf, countries, statesOf } from './places/places.ts'
import type { Profile } from './profile.service.ts'

export const profileRoutes = (profile: Profile): Route[] => [
  bind(contract.profile.getProfile, ({ session }) => profile.getProfile(session.playerId)),

  bind(contract.profile.updateProfile, async ({ session, body }) =>
    profile.updateProfile(session.playerId, body),
  ),

  bind(contract.profile.updateBillingProfile, async ({ session, body }) =>
    profile.updateBillingProfile(session.playerId, body),
  ),

  bind(contract.profile.getCountries, async () => ({ countries: [...countries] })),
  bind(contract.profile.getStates, async ({ params }) => ({ states: statesOf(params.countryId) })),
  bind(contract.profile.getCities, async ({ params }) => ({ cities: citiesOf(params.stateId) })),
]
