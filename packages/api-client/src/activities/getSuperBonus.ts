import { superBonus } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'

/** A collect-them-all, with the player's progress. */
export const getSuperBonus = endpoint({
  name: 'activities.getSuperBonus',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/super-bonuses/{key}',
  params: object({ key: stableKey }),
  answer: superBonus,
  errors: { 'activities.notFound': 404 },
  access: 'open',
})
