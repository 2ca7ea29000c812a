import { preferenceCategory } from '@players-club/domain-models'
import { array, object, type } from 'superstruct'
import { emailText, endpoint } from '../endpoint/index.ts'

/** The player's communication preferences, with the possible values of each. */
export const getPreferences = endpoint({
  name: 'profile.getPreferences',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/preferences/{login}',
  params: object({ login: emailText }),
  answer: type({ preferences: array(preferenceCategory) }),
  errors: { 'preferences.notFound': 404 },
  access: 'player',
})
