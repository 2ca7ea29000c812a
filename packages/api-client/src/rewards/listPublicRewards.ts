import { endpoint } from '../endpoint/index.ts'
import { rewardsAnswer, rewardsQuery } from './rewardsList.ts'

/** The rewards that are visible to everybody. */
export const listPublicRewards = endpoint({
  name: 'rewards.listPublicRewards',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/rewards',
  query: rewardsQuery,
  answer: rewardsAnswer,
  access: 'open',
})
