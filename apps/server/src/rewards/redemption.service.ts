import type { Locale, RewardRedemption } from '@players-club/domain-models'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import {
  actForPlayer,
  balanceAfter,
  InsufficientBalanceError,
  postTransfer,
  transferKey,
  type Asker,
  type Currency,
  type Posted,
} from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { enterRewardDraw } from './enterRewardDraw.ts'
import { findForRedemption, type RedeemedReward, type WantedReward } from './findForRedemption.ts'
import { rewardRedemptions } from './rewards.tables.ts'
import { handOutCodes, takeFromStock } from './takeFromStock.ts'
import { consumeLimits } from './consumeLimits.ts'

export interface RedeemRequest {
  asker: Asker
  request: ValueRequest
  wanted: WantedReward
  quantity: number
  /** The balance that would be left, as it was shown to the player. */
  expectedBalance?: number | undefined
  /** The language of the reward's name in the history. */
  locale: Locale
}

export interface Redeeming extends RedeemRequest {
  playerId: string
  now: Date
}

export interface Redeemed {
  reward: RedeemedReward
  transferId: string
  redemption: {
    id: string
    rewardId: number
    quantity: number
    /** In the currency of the reward, as the balance right after it. */
    amount: number
    balance: number
    /** What is left of the stock; null if it is not limited. */
    remaining: number | null
  }
}

/** Redeems a reward inside a unit of work, with all its effects or none. */
export const redeemIn = async (
  tx: Tx,
  { playerId, request, wanted, quantity, expectedBalance, locale, now }: Redeeming,
): Promise<Redeemed> => {
  const reward = await findForRedemption(tx, { playerId, wanted, now })
  if (reward.type === 'GAMEPLAY' && quantity > 1) throw new Refusal('error.reward.overLimit')
  const [id, transferId] = [newId(now), newId(now)]
  const amount = reward.amount * quantity
  const kept = { id, rewardId: reward.id, quantity, amount }
  const [posted, , taken] = await inOneTrip([
    () => pay(tx, { id, transferId, playerId, request, reward, quantity, amount, locale, now }),
    () => consumeLimits(tx, { playerId, reward, quantity, now }),
    () => (reward.remaining === null ? null : takeFromStock(tx, reward.id, quantity)),
    () => tx.insert(rewardRedemptions).values({ ...kept, playerId, transferId, redeemedAt: now }),
  ])
  const source = { kind: 'REWARD', reference: id } as const
  await inOneTrip([
    () =>
      reward.type === 'COUPON' &&
      taken &&
      handOutCodes(tx, { rewardId: reward.id, redemptionId: id, ...taken }),
    () =>
      reward.draw &&
      enterRewardDraw(tx, { playerId, drawId: reward.draw.id, entries: quantity, source, now }),
  ])
  const balance = balanceAfter(posted, reward.currency)
  // The price or the balance has changed since: the whole unit of work is rolled back, and the player asked again.
  if (expectedBalance !== undefined && balance !== expectedBalance)
    throw new Refusal('error.reward.balanceChanged')
  return { reward, transferId, redemption: { ...kept, balance, remaining: taken && taken.remaining } }
}

/** Redeems rewards for points. */
export const createRedemption = ({ database, clock }: ServiceDeps) => ({
  redeem(asked: RedeemRequest): Promise<RewardRedemption> {
    const { asker, request } = asked
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const { reward, redemption } = await redeemIn(tx, { ...asked, playerId, now })
      if (reward.type === 'GAMEPLAY') throw new Refusal('error.gameLoad')
      const { amount: points, ...rest } = redemption
      return { ...rest, points, gameplay: null }
    })
  },
})

export type Redemption = ReturnType<typeof createRedemption>

interface Payment extends Omit<Redeeming, 'asker' | 'wanted' | 'expectedBalance'> {
  id: string
  transferId: string
  reward: RedeemedReward
  amount: number
}

const TOO_LOW: Record<Currency, string> = {
  points: 'error.reward.insufficientPoints',
  tokens: 'error.redemption.insufficientTokens',
}

async function pay(tx: Tx, { playerId, request, reward, ...payment }: Payment): Promise<Posted> {
  const { id, transferId, quantity, amount, locale, now } = payment
  const { currency, draw } = reward
  try {
    return await postTransfer(
      tx,
      {
        id: transferId,
        // A play that could not be opened is paid back, and a repeated request pays for another one: `plays` has at most
        // one that is open for a request.
        key: reward.type === 'GAMEPLAY' ? `redemption:${id}` : transferKey(playerId, request),
        kind: 'REDEMPTION',
        description: reward.texts[locale].title,
        details: {
          entryMethod: 'REDEMPTION',
          rewardId: reward.id,
          rewardType: reward.type,
          redemptionId: id,
          quantity,
          ...(draw && { drawId: draw.id, entries: quantity }),
        },
        legs: [{ from: { playerId }, to: { house: 'rewards' }, currency, amount }],
      },
      now,
    )
  } catch (error) {
    throw error instanceof InsufficientBalanceError ? new Refusal(TOO_LOW[currency]) : error
  }
}
