import { lotteryDay } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { constraintOf, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { RewardRow } from './rewardRow.ts'

/** The empty day of a limit without a period. */
export const EVER = ''

interface Use {
  playerId: string
  reward: Pick<RewardRow, 'id' | 'type' | 'per_day' | 'per_player'>
  quantity: number
  now: Date
}

/** Counts a redemption against the player's limits; check constraints enforce them. */
export const consumeLimits = async (tx: Tx, { playerId, reward, quantity, now }: Use): Promise<void> => {
  const { id, type, per_day: perDay, per_player: perPlayer } = reward
  const ofDay = type === 'DRAW' ? 'error.reward.dailyEntryLimit' : 'error.reward.frequencyCapExceeded'
  const count = async (day: string, cap: number | null, refusal: string) => {
    if (cap === null) return
    try {
      await tx.execute(
        sql`insert into reward_uses as u (player_id, reward_id, day, used, cap)
          values (${playerId}, ${id}, ${day}, ${quantity}, ${cap})
          on conflict (player_id, reward_id, day) do update set used = u.used + excluded.used, cap = excluded.cap`,
      )
    } catch (error) {
      throw constraintOf(error) === 'reward_uses_used' ? new Refusal(refusal) : error
    }
  }
  await count(EVER, perPlayer, 'error.reward.overLimit')
  await count(lotteryDay(now), perDay, ofDay)
}
