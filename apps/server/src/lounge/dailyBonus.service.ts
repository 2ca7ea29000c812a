import { DAILY_BONUS_KEY, DAILY_BONUS_TOKENS, phoenixDay } from '@players-club/domain-models'
import type { DailyBonus, UserTokens } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/index.ts'
import { createPostForPlayer, DailyCapError, type Asker } from '../kernel/ledger/index.ts'
import { userTokens } from './tokens.service.ts'

const TAKEN_TODAY = {
  name: 'dailyBonus.taken',
  text: 'select used::int from ledger_daily_caps where player_id = $1 and name = $2 and day = $3',
}

/** Free tokens, once in a day of Phoenix: the ledger’s own limit of the day keeps count. */
export function createDailyBonus({ database, clock }: { database: Database; clock: Clock }) {
  const postForPlayer = createPostForPlayer(database)
  return {
    async getBonus(playerId: string): Promise<DailyBonus> {
      const values = [playerId, DAILY_BONUS_KEY, phoenixDay(clock.now())]
      const [row] = await database.statement<{ used: number }>({ ...TAKEN_TODAY, values })
      const limitReached = (row?.used ?? 0) >= DAILY_BONUS_TOKENS
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
