import { DAILY_BONUS_KEY, userTokens } from '@players-club/domain-models'
import { enums, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Credits a lounge activity by its key and returns the new token balance. */
export const creditLoungeActivity = endpoint({
  name: 'lounge.creditLoungeActivity',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/lounge-activities/{key}/credits',
  params: object({ key: enums([DAILY_BONUS_KEY]) }),
  answer: userTokens,
  errors: { 'error.bonus.claimed': 422 },
  access: 'player',
  effect: 'value',
})
