import { preferenceCategory } from '@players-club/domain-models'
import { array, object, size, string, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The player's communication preferences, with the possible values of each. */
export const getPreferences = endpoint({
  name: 'profile.getPreferences',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/preferences/{login}',
  params: object({ login: size(string(), 1, 254) }),
  answer: type({ preferences: array(preferenceCategory) }),
  errors: { 'preferences.notFound': 404 },
  access: 'player',
})
