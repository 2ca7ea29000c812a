import { DAILY_BONUS_KEY, DAILY_BONUS_TOKENS } from '@players-club/domain-models'
import type { DailyBonus, UserTokens } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/clock.ts'
import type { Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { createPostForPlayer, DailyCapError, type Asker } from '../kernel/ledger/index.ts'
import { userTokens } from './tokens.service.ts'
import { usedToday } from './usedToday.ts'

/** Free tokens, once in a day of Phoenix: the ledger’s daily limit counts them. */
export function createDailyBonus({ database, clock }: { database: Database; clock: Clock }) {
  const postForPlayer = createPostForPlayer(database)
  return {
    async getBonus(playerId: string): Promise<DailyBonus> {
      const used = await usedToday(database, { playerId, name: DAILY_BONUS_KEY, now: clock.now() })
      const limitReached = used >= DAILY_BONUS_TOKENS
      return { key: DAILY_BONUS_KEY, amount: DAILY_BONUS_TOKENS, frequencyCap: { limitReached } }
    },

    async claim({ asker, request }: { asker: Asker; request: ValueRequest }): Promise<UserTokens> {
      const amount = DAILY_BONUS_TOKENS
      try {
        const posted = await postForPlayer({
          asker,
          request,
          now: clock.now(),
          transfer: {
            kind: 'DAILY_BONUS',
            description: 'history.entry.dailyBonus',
            lines: [{ house: 'grants', currency: 'tokens', amount }],
          },
          dailyCap: { name: DAILY_BONUS_KEY, amount, cap: amount },
        })
        return userTokens(posted.playerId, posted.tokens ?? 0)
      } catch (error) {
        throw error instanceof DailyCapError ? new Refusal('error.bonus.claimed') : error
      }
    },
  }
}

export type DailyBonuses = ReturnType<typeof createDailyBonus>
