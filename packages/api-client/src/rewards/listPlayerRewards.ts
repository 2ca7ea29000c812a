import { endpoint } from '../endpoint/index.ts'
import { rewardsAnswer, rewardsQuery } from './rewardsList.ts'

/** The rewards that are or were open to the player. */
export const listPlayerRewards = endpoint({
  name: 'rewards.listPlayerRewards',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/rewards',
  query: rewardsQuery,
  answer: rewardsAnswer,
  access: 'player',
})
