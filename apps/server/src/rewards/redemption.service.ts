import type { Locale, RewardRedemption } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/clock.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
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
import { consumeLimits } from './consumeLimits.ts'

export interface RedeemRequest {
  asker: Asker
  request: ValueRequest
  wanted: WantedReward
  quantity: number
  /** The language of the reward's name in the history. */
  locale: Locale
}

export interface RedemptionDeps {
  database: Database
  clock: Clock
}

export interface Redeeming extends RedeemRequest {
  playerId: string
  now: Date
}

export interface Redeemed {
  reward: RedeemedReward
  transferId: string
  redemption: Omit<RewardRedemption, 'gameplay'>
}

/** Redeems a reward inside a unit of work, with all its effects or none. */
export const redeemIn = async (
  tx: Tx,
  { playerId, request, wanted, quantity, locale, now }: Redeeming,
): Promise<Redeemed> => {
  const reward = await findForRedemption(tx, { playerId, wanted, now })
  if (reward.type === 'GAMEPLAY' && quantity > 1) throw new Refusal('error.reward.overLimit')
  const id = newId(now)
  const points = reward.amount * quantity
  const { transferId, balances } = await pay(tx, {
    id,
    playerId,
    request,
    reward,
    quantity,
    points,
    locale,
    now,
  })
  await consumeLimits(tx, { playerId, reward, quantity, now })
  const taken = reward.remaining === null ? null : await takeFromStock(tx, reward.id, quantity)
  const kept = { id, rewardId: reward.id, quantity, points }
  await tx.insert(rewardRedemptions).values({ ...kept, playerId, transferId, redeemedAt: now })
  if (reward.type === 'COUPON' && taken)
    await handOutCodes(tx, { rewardId: reward.id, redemptionId: id, places: taken.places })
  if (reward.type === 'DRAW') await enter(tx, { id, playerId, reward, quantity, now })
  const redemption = { ...kept, balance: balances[0]?.balance ?? 0, remaining: taken && taken.remaining }
  return { reward, transferId, redemption }
}

/** Redeems rewards for points. */
export const createRedemption = ({ database, clock }: RedemptionDeps) => ({
  redeem(asked: RedeemRequest): Promise<RewardRedemption> {
    const { asker, request } = asked
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const { reward, redemption } = await redeemIn(tx, { ...asked, playerId, now })
      if (reward.type === 'GAMEPLAY') throw new Refusal('error.gameLoad')
      return { ...redemption, gameplay: null }
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
