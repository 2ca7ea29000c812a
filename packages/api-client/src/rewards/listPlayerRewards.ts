import { endpoint } from '../endpoint/index.ts'
import { rewardsAnswer, rewardsQuery } from './rewardsList.ts'

/** The rewards that are open to the player, and those that once were. */
export const listPlayerRewards = endpoint({
  name: 'rewards.listPlayerRewards',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/rewards',
  query: rewardsQuery,
  answer: rewardsAnswer,
  errors: {},
  access: 'player',
  effect: 'read',
})
