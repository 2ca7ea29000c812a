import { DAILY_BONUS_KEY, DAILY_BONUS_TOKENS, lotteryDay } from '@players-club/domain-models'
import type { DailyBonus, UserTokens } from '@players-club/domain-models'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { transferForPlayer, type Asker } from '../kernel/ledger/index.ts'
import { readUsedToday } from '../kernel/limits/playerLimits.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { userTokens } from './tokens.service.ts'

/** Free tokens, once in a day of the lottery: a limit of the day counts them. */
export function createDailyBonus({ database, clock }: ServiceDeps) {
  return {
    async getBonus(playerId: string): Promise<DailyBonus> {
      const used = await readUsedToday(database, { playerId, name: DAILY_BONUS_KEY, now: clock.now() })
      const limitReached = used >= DAILY_BONUS_TOKENS
      return { key: DAILY_BONUS_KEY, amount: DAILY_BONUS_TOKENS, frequencyCap: { limitReached } }
    },

    async claim({ asker, request }: { asker: Asker; request: ValueRequest }): Promise<UserTokens> {
      const amount = DAILY_BONUS_TOKENS
      const now = clock.now()
      const { playerId, balances } = await transferForPlayer(database, {
        ...{ asker, request, now },
        kind: 'DAILY_BONUS',
        description: 'history.entry.dailyBonus',
        lines: [{ house: 'grants', currency: 'tokens', amount }],
        limit: {
          name: DAILY_BONUS_KEY,
          day: lotteryDay(now, database.zone),
          amount,
          cap: amount,
          refusal: 'error.bonus.claimed',
        },
      })
      return userTokens(playerId, balances.tokens ?? 0)
    },
  }
}

export type DailyBonuses = ReturnType<typeof createDailyBonus>
