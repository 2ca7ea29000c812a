import {
  TOKEN_EXCHANGE,
  TOKEN_REDEEM_ACTIVITY_KEY,
  TOKEN_REDEEM_REWARD_KEY,
  TOKENS_PER_DAY,
  lotteryDay,
  type ConversionTerms,
  type UserTokens,
} from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import {
  InsufficientBalanceError,
  readBalance,
  transferForPlayer,
  type Asker,
} from '../kernel/ledger/index.ts'
import { readUsedToday } from '../kernel/limits/playerLimits.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'

export interface Redemption {
  asker: Asker
  request: ValueRequest
  /** Steps of the conversion. */
  quantity: number
  /** What the player was shown that they cost and give. */
  points: number
  tokens: number
}

const CONVERSION = 'conversion'

const STEPS_PER_DAY = TOKENS_PER_DAY / TOKEN_EXCHANGE.tokens

export const userTokens = (playerId: string, balance: number): UserTokens => ({
  balance,
  currency: 'TOKENS',
  userKey: playerId,
  id: `tokens:${playerId}`,
})

/** A player's tokens, and the conversion of points. */
export function createTokens({ database, clock }: ServiceDeps) {
  return {
    /** `known` is set if it was read along with the session. */
    async getUserTokens(playerId: string, known?: number): Promise<UserTokens> {
      return userTokens(playerId, known ?? (await readBalance(database, playerId, 'tokens')))
    },

    async getConversion(playerId: string): Promise<ConversionTerms> {
      const count = await readUsedToday(database, { playerId, name: CONVERSION, now: clock.now() })
      const remaining = TOKENS_PER_DAY - count
      return {
        activityKey: TOKEN_REDEEM_ACTIVITY_KEY,
        rewardKey: TOKEN_REDEEM_REWARD_KEY,
        activityAmount: TOKEN_EXCHANGE.tokens,
        rewardAmount: TOKEN_EXCHANGE.points,
        frequencyCap: { limitReached: remaining < TOKEN_EXCHANGE.tokens, remaining, count },
      }
    },

    /** Needs only a session: verification belongs to the checkout of bought tokens. */
    async redeemPointsForTokens({ asker, request, quantity, ...shown }: Redemption): Promise<UserTokens> {
      if (!Number.isInteger(quantity) || quantity < 1) throw new Refusal('error.redemption.quantity')
      if (quantity > STEPS_PER_DAY) throw new Refusal('error.reward.moreThanLeft')
      const points = quantity * TOKEN_EXCHANGE.points
      const tokens = quantity * TOKEN_EXCHANGE.tokens
      const now = clock.now()
      try {
        const { playerId, balances } = await transferForPlayer(database, {
          ...{ asker, request, now },
          kind: 'EXCHANGE',
          description: 'history.entry.exchange',
          lines: [
            { house: 'exchange', currency: 'points', amount: -quantity * TOKEN_EXCHANGE.points },
            { house: 'exchange', currency: 'tokens', amount: tokens },
          ],
          limit: {
            name: CONVERSION,
            day: lotteryDay(now, database.zone),
            amount: tokens,
            cap: TOKENS_PER_DAY,
            refusal: 'error.redemption.frequencyCapExceeded',
            refusalOfMore: 'error.reward.moreThanLeft',
          },
          refusal: shown.points === points && shown.tokens === tokens ? null : 'error.reward.balanceChanged',
        })
        return userTokens(playerId, balances.tokens ?? 0)
      } catch (error) {
        throw error instanceof InsufficientBalanceError
          ? new Refusal('error.redemption.insufficientPoints')
          : error
      }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
