import { LOUNGE_REWARDS_PAGE_SIZE, loungeReward } from '@players-club/domain-models'
import { max, min, object, type } from 'superstruct'
import { endpoint, lenientArray, queryInteger } from '../endpoint/index.ts'

/** Returns the drawings of the lounge, without what a player has in them. */
export const listLoungeRewards = endpoint({
  name: 'lounge.listLoungeRewards',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/lounge-rewards',
  query: object({ size: max(min(queryInteger, 1), LOUNGE_REWARDS_PAGE_SIZE) }),
  answer: type({ content: lenientArray(loungeReward) }),
  access: 'open',
})
