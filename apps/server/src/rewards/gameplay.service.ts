import type { DigitalPrize, RewardRedemption } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import type { DigitalRounds } from '../activities/index.ts'
import type { Gameplay, RedeemRequest, Redemption } from './redemption.service.ts'

export interface GameplaysDeps {
  database: Database
  clock: Clock
  redemption: Redemption
  rounds: DigitalRounds
}

interface Asked {
  player_id: string
  game_id: string
  prizes: DigitalPrize[]
}

const ASKED = {
  name: 'rewards.gameplayAsked',
  text: `select p.id as player_id, g.game_id, g.prizes
    from players p
    join rewards r on r.key = $3 and r.type = 'GAMEPLAY'
    join digital_games g on g.source = 'REWARD' and g.key = r.key
    join ledger_accounts a on a.player_id = p.id and a.currency = 'points'
    join ledger_balances b on b.account_id = a.id and b.balance >= r.amount
    where p.id = coalesce($2::uuid, (select s.player_id from sessions s
        where s.id_hash = $1 and s.revoked_at is null and s.expires_at > $4 and s.absolute_expires_at > $4))
      and not exists (select from idempotency_records i where i.player_id = p.id and i.key = $5)`,
}

/** Rewards of outside parties. A game's round is opened before anything is paid: without one nothing is. */
export const createGameplays = ({ database, clock, redemption, rounds }: GameplaysDeps) => {
  const gameplayFor = async (
    { player_id: playerId, game_id: gameId, prizes }: Asked,
    { operation, key }: RedeemRequest['request'],
  ): Promise<Gameplay> => ({
    gameId,
    round: await rounds.open({ gameId, prizes, request: { operation, playerId, key } }),
  })

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
      return redemption.redeem(asked, game ? await gameplayFor(game, request) : null)
    },
  }
}

export type Gameplays = ReturnType<typeof createGameplays>
