import { userProfile } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The signed-in player's profile. */
export const getProfile = endpoint({
  name: 'profile.getProfile',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/profile',
  answer: userProfile,
  access: 'player',
})
