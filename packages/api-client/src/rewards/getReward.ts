import { guestReward } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** Returns one reward by its id, without what the player may still redeem of it. */
export const getReward = endpoint({
  name: 'rewards.getReward',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/rewards/{rewardId}',
  params: object({ rewardId: queryInteger }),
  answer: guestReward,
  errors: { 'rewards.rewardUnavailable': 404 },
  access: 'open',
})
