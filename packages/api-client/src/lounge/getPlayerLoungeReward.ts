import { playerLoungeReward } from '@players-club/domain-models'
import { endpoint, ofLoungeReward } from '../endpoint/index.ts'

/** A lounge drawing with the player's entries, and how many more are possible. */
export const getPlayerLoungeReward = endpoint({
  name: 'lounge.getPlayerLoungeReward',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/lounge-rewards/{rewardId}/frequency-cap',
  params: ofLoungeReward,
  answer: playerLoungeReward,
  errors: { 'lounge.reward.notFound': 404 },
  access: 'player',
})
