import { createHash } from 'node:crypto'
import type { RewardRedemption } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { GameplayProvider } from '../providers/index.ts'
import type { GameToken, RedeemRequest, Redemption } from './redemption.service.ts'

export interface GameplaysDeps {
  database: Database
  clock: Clock
  redemption: Redemption
  /** Null where no vendor of games is configured. */
  provider: GameplayProvider | null
  onUnreachable: (error: unknown) => void
}

interface Asked {
  player_id: string
  external_id: string
}

const ASKED = {
  name: 'rewards.gameplayAsked',
  text: `select p.id as player_id, r.external_id
    from players p
    join rewards r on r.key = $3 and r.type = 'GAMEPLAY'
    join ledger_accounts a on a.player_id = p.id and a.currency = 'points'
    join ledger_balances b on b.account_id = a.id and b.balance >= r.amount
    where p.id = coalesce($2::uuid, (select s.player_id from sessions s
        where s.id_hash = $1 and s.revoked_at is null and s.expires_at > $4 and s.absolute_expires_at > $4))
      and not exists (select from idempotency_records i where i.player_id = p.id and i.key = $5)`,
}

/** Rewards of outside parties. A game's token is asked for before anything is paid: without one nothing is. */
export const createGameplays = ({ database, clock, redemption, provider, onUnreachable }: GameplaysDeps) => {
  const tokenFor = async (
    { player_id: playerId, external_id: gameId }: Asked,
    key: string,
  ): Promise<GameToken> => {
    if (!provider) throw new Refusal('error.gameLoad')
    try {
      // The same reference gets the same token, so that a repeated request costs no second round.
      const reference = createHash('sha256').update(`${playerId}:${key}`).digest('hex')
      const { token } = await provider.openRound({ gameId, reference })
      return { token, gameId }
    } catch (error) {
      onUnreachable(error)
      throw new Refusal('error.gameLoad')
    }
  }

  return {
    async redeemByKey(asked: RedeemRequest): Promise<RewardRedemption> {
      const { asker, request, wanted } = asked
      if (!('key' in wanted.by)) throw new Error('A game is redeemed by its key.')
      const [game] = await database.statement<Asked>({
        ...ASKED,
        values: [
          'sessionHash' in asker ? asker.sessionHash : null,
          'playerId' in asker ? asker.playerId : null,
          wanted.by.key,
          clock.now(),
          request.key,
        ],
      })
      // Nothing found: no game, not enough points, or answered before. The redemption itself knows which.
      return redemption.redeem(asked, game ? await tokenFor(game, request.key) : null)
    },
  }
}

export type Gameplays = ReturnType<typeof createGameplays>
