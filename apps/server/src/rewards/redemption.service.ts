import type { Locale, RewardRedemption } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { addPlay, type FixedRound } from '../activities/index.ts'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/index.ts'
import { newId } from '../kernel/ids/index.ts'
import {
  actForPlayer,
  InsufficientBalanceError,
  postTransfer,
  type Asker,
  type Posted,
} from '../kernel/ledger/index.ts'
import { DrawClosedError, enterDraw } from '../promotions/index.ts'
import { findForRedemption, type RedeemedReward, type WantedReward } from './findForRedemption.ts'
import { rewardRedemptions } from './rewards.tables.ts'
import { handOutCodes, takeFromStock } from './takeFromStock.ts'
import { useLimits } from './useLimits.ts'

export interface RedeemRequest {
  asker: Asker
  request: ValueRequest
  wanted: WantedReward
  quantity: number
  /** In which language the history names the reward. */
  locale: Locale
}

/** The round of the redeemed game; opened before anything is paid. */
export interface Gameplay {
  gameId: string
  round: FixedRound
}

export interface RedemptionDeps {
  database: Database
  clock: Clock
}

/** Points for rewards. Everything that belongs to one redemption is there with it, or none of it is. */
export const createRedemption = ({ database, clock }: RedemptionDeps) => ({
  redeem(
    { asker, request, wanted, quantity, locale }: RedeemRequest,
    gameplay: Gameplay | null = null,
  ): Promise<RewardRedemption> {
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const reward = await findForRedemption(tx, { playerId, wanted, now })
      if (reward.type === 'GAMEPLAY' && quantity > 1) throw new Refusal('error.reward.overLimit')
      const id = newId(now)
      const points = reward.amount * quantity
      const posted = await pay(tx, { id, playerId, request, reward, quantity, points, locale, now })
      const balance = posted.balances[0]?.balance ?? 0
      if (posted.isReplay) return { ...(await earlierRedemption(tx, posted, reward)), balance }

      await useLimits(tx, { playerId, reward, quantity, now })
      const taken = reward.remaining === null ? null : await takeFromStock(tx, reward.id, quantity)
      if (reward.type === 'GAMEPLAY' && gameplay === null) throw new Refusal('error.gameLoad')
      await tx.insert(rewardRedemptions).values({
        id,
        playerId,
        rewardId: reward.id,
        quantity,
        points,
        transferId: posted.transferId,
        gameToken: gameplay?.round.token ?? null,
        redeemedAt: now,
      })
      if (reward.type === 'COUPON' && taken)
        await handOutCodes(tx, { rewardId: reward.id, redemptionId: id, places: taken.places })
      if (reward.type === 'DRAW') await enter(tx, { id, playerId, reward, quantity, now })
      if (gameplay) await play(tx, gameplay.round, { playerId, reward, locale, now })
      const remaining = taken && taken.remaining
      // What the game will show is in the account by now, but not in the balance that is told before it has.
      const started = gameplay && { token: gameplay.round.token, gameId: gameplay.gameId }
      return { id, rewardId: reward.id, quantity, points, balance, remaining, gameplay: started }
    })
  },
})

export type Redemption = ReturnType<typeof createRedemption>

interface Payment {
  id: string
  playerId: string
  request: ValueRequest
  reward: RedeemedReward
  quantity: number
  points: number
  locale: Locale
  now: Date
}

async function pay(tx: Tx, { playerId, request, reward, ...payment }: Payment): Promise<Posted> {
  const { id, quantity, points, locale, now } = payment
  try {
    return await postTransfer(
      tx,
      {
        key: `${playerId}:${request.operation}:${request.key}`,
        kind: 'REDEMPTION',
        description: reward.texts[locale].title,
        details: {
          entryMethod: 'REDEMPTION',
          rewardId: reward.id,
          rewardType: reward.type,
          redemptionId: id,
          quantity,
          ...(reward.type === 'DRAW' && { entries: quantity }),
        },
        legs: [{ from: { playerId }, to: { house: 'rewards' }, currency: 'points', amount: points }],
      },
      now,
    )
  } catch (error) {
    throw error instanceof InsufficientBalanceError ? new Refusal('error.reward.insufficientPoints') : error
  }
}

/** The key was paid for so long ago that its answer is forgotten: what was given for it is known. */
async function earlierRedemption(
  tx: Tx,
  { transferId }: Posted,
  reward: RedeemedReward,
): Promise<Omit<RewardRedemption, 'balance'>> {
  const [earlier] = await tx
    .select()
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.transferId, transferId))
  if (!earlier) throw new Error('A redemption was paid for and is not there.')
  const { id, rewardId, quantity, points, gameToken } = earlier
  const gameplay = gameToken === null ? null : { token: gameToken, gameId: reward.external_id ?? '' }
  return { id, rewardId, quantity, points, remaining: reward.remaining, gameplay }
}

async function play(
  tx: Tx,
  round: FixedRound,
  { playerId, reward, locale, now }: Pick<Payment, 'playerId' | 'reward' | 'locale' | 'now'>,
): Promise<void> {
  const title = reward.texts[locale].title
  await addPlay(tx, {
    playerId,
    source: 'REWARD',
    key: reward.key,
    title,
    round,
    prizeType: 'LOYALTY_POINTS',
    now,
  })
}

type Entering = Pick<Payment, 'id' | 'playerId' | 'reward' | 'quantity' | 'now'>

async function enter(tx: Tx, { id, playerId, reward, quantity, now }: Entering): Promise<void> {
  if (reward.draw_id === null) throw new Refusal('error.reward.noActiveDraws')
  const source = { kind: 'REWARD', reference: id } as const
  try {
    await enterDraw(tx, { playerId, drawId: reward.draw_id, entries: quantity, source, now })
  } catch (error) {
    throw error instanceof DrawClosedError ? new Refusal('error.reward.noActiveDraws') : error
  }
}
