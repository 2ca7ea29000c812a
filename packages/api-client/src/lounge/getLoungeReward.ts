import { loungeReward } from '@players-club/domain-models'
import { endpoint, ofLoungeReward } from '../endpoint/index.ts'

/** Returns one drawing of the lounge by its id, without what a player has in it. */
export const getLoungeReward = endpoint({
  name: 'lounge.getLoungeReward',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/lounge-rewards/{rewardId}',
  params: ofLoungeReward,
  answer: loungeReward,
  errors: { 'lounge.reward.notFound': 404 },
  access: 'open',
})
