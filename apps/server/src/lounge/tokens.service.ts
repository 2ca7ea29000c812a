import {
  TOKEN_EXCHANGE,
  TOKEN_REDEEM_ACTIVITY_KEY,
  TOKEN_REDEEM_REWARD_KEY,
  TOKENS_PER_DAY,
} from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import {
  readBalance,
  createPostForPlayer,
  DailyCapError,
  InsufficientBalanceError,
} from '../kernel/ledger/index.ts'
import { usedToday } from './usedToday.ts'
import type { ConversionTerms, UserTokens } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/clock.ts'
import type { Database } from '../kernel/database/index.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import type { Asker } from '../kernel/ledger/index.ts'

export interface Redemption {
  asker: Asker
  request: ValueRequest
  /** Steps of the conversion. */
  quantity: number
}

export interface Tokens {
  /** `known` is set if it was read along with the session. */
  getUserTokens(playerId: string, known?: number): Promise<UserTokens>
  getConversion(playerId: string): Promise<ConversionTerms>
  redeemPointsForTokens(redemption: Redemption): Promise<UserTokens>
}

const CONVERSION_CAP = 'conversion'

const STEPS_PER_DAY = TOKENS_PER_DAY / TOKEN_EXCHANGE.tokens

export const userTokens = (playerId: string, balance: number): UserTokens => ({
  balance,
  currency: 'TOKENS',
  userKey: playerId,
  id: `tokens:${playerId}`,
})

/** A player's tokens, and the conversion of points. */
export function createTokens({ database, clock }: { database: Database; clock: Clock }): Tokens {
  const postForPlayer = createPostForPlayer(database)
  return {
    async getUserTokens(playerId, known) {
      return userTokens(playerId, known ?? (await readBalance(database, playerId, 'tokens')))
    },

    async getConversion(playerId) {
      const count = await usedToday(database, { playerId, name: CONVERSION_CAP, now: clock.now() })
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
    async redeemPointsForTokens({ asker, request, quantity }) {
      if (!Number.isInteger(quantity) || quantity < 1) throw new Refusal('error.redemption.quantity')
      if (quantity > STEPS_PER_DAY) throw new Refusal('error.redemption.frequencyCapExceeded')
      const tokens = quantity * TOKEN_EXCHANGE.tokens
      const house = 'exchange'
      try {
        const posted = await postForPlayer({
          asker,
          request,
          now: clock.now(),
          transfer: {
            kind: 'EXCHANGE',
            description: 'history.entry.exchange',
            lines: [
              { house, currency: 'points', amount: -quantity * TOKEN_EXCHANGE.points },
              { house, currency: 'tokens', amount: tokens },
            ],
          },
          dailyCap: { name: CONVERSION_CAP, amount: tokens, cap: TOKENS_PER_DAY },
        })
        return userTokens(posted.playerId, posted.tokens ?? 0)
      } catch (error) {
        if (error instanceof InsufficientBalanceError)
          throw new Refusal('error.redemption.insufficientPoints')
        if (error instanceof DailyCapError) throw new Refusal('error.redemption.frequencyCapExceeded')
        throw error
      }
    },
  }
}
