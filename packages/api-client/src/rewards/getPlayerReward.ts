import { playerReward } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** One reward, with how many the player can still redeem. */
export const getPlayerReward = endpoint({
  name: 'rewards.getPlayerReward',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/player/rewards/{rewardId}',
  params: object({ rewardId: queryInteger }),
  answer: playerReward,
  errors: { 'rewards.rewardUnavailable': 404 },
  access: 'player',
})
