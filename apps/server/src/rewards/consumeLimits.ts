import { lotteryDay } from '@players-club/domain-models'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { consumeLimit, EVER } from '../kernel/limits/playerLimits.ts'
import type { RewardRow } from './rewardRow.ts'

interface Use {
  playerId: string
  reward: Pick<RewardRow, 'id' | 'type' | 'perDay' | 'perPlayer'>
  quantity: number
  now: Date
}

/** The name of the limits of a reward. */
export const rewardLimit = (rewardId: number) => `reward:${rewardId}`

/** Counts a redemption against the player's limits of the reward: in total and of the day. */
export const consumeLimits = async (tx: Tx, { playerId, reward, quantity, now }: Use): Promise<void> => {
  const { id, type, perDay, perPlayer } = reward
  const use = { playerId, name: rewardLimit(id), amount: quantity }
  const ofDay = type === 'DRAW' ? 'error.reward.dailyEntryLimit' : 'error.reward.frequencyCapExceeded'
  await inOneTrip([
    () =>
      perPlayer !== null &&
      consumeLimit(tx, { ...use, day: EVER, cap: perPlayer, refusal: 'error.reward.overLimit' }),
    () =>
      perDay !== null &&
      consumeLimit(tx, {
        ...use,
        day: lotteryDay(now, tx.zone),
        cap: perDay,
        refusal: ofDay,
        refusalOfMore: 'error.reward.moreThanLeft',
      }),
  ])
}
