import { preferenceCategory, preferenceChoice } from '@players-club/domain-models'
import { array, object, size, type } from 'superstruct'
import { emailText, endpoint } from '../endpoint/index.ts'

/** Saves the player's choices and returns the preferences. Those that are not named stay as they are. */
export const savePreferences = endpoint({
  name: 'profile.savePreferences',
  client: 'loyaltyV1',
  method: 'PUT',
  path: '/preferences/{login}',
  params: object({ login: emailText }),
  body: object({ preferences: size(array(preferenceChoice), 0, 100) }),
  answer: type({ preferences: array(preferenceCategory) }),
  errors: { 'preferences.notFound': 404 },
  access: 'player',
  effect: 'write',
})
