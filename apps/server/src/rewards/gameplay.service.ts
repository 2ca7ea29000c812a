import type { DigitalPrize, RewardRedemption } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { addPlay, worthOf, type DigitalPlay, type Plays } from '../activities/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { newId } from '../kernel/ids/newId.ts'
import { readBalance } from '../kernel/ledger/index.ts'
import { REMAINING } from './stocks.ts'
import { redeemIn, type RedeemRequest, type Redemption } from './redemption.service.ts'

interface GameplaysDeps {
  database: Database
  redemption: Redemption
  plays: Plays
}

interface OfferedGame {
  gameId: string
  prizes: DigitalPrize[]
}

const OFFERED = {
  name: 'rewards.offeredGame',
  text: `select g.game_id as "gameId", g.prizes from rewards r join digital_games g on g.source = 'REWARD' and g.key = r.key
    where r.key = $1 and r.type = 'GAMEPLAY'`,
}

type Paid = Pick<RewardRedemption, 'id' | 'rewardId' | 'quantity' | 'points' | 'remaining'>

/** The redemption of this play. */
const redemptionOf = async (tx: Tx, { transferId }: DigitalPlay): Promise<Paid> => {
  const { rows } = await tx.execute<{ [Name in keyof Paid]: Paid[Name] }>(
    sql`select d.id, d.reward_id as "rewardId", d.quantity, d.amount as points, ${sql.raw(REMAINING)} as remaining
      from reward_redemptions d join rewards r on r.id = d.reward_id
      where d.transfer_id = ${transferId}`,
  )
  const [paid] = rows
  if (!paid) throw new Error('A play was paid for by no redemption.')
  return paid
}

/** Rewards of external services; a game among them is a play that is paid in points. */
export const createGameplays = ({ database, redemption, plays }: GameplaysDeps) => ({
  async redeemByKey(asked: RedeemRequest): Promise<RewardRedemption> {
    const { asker, request, wanted, locale } = asked
    if (!('key' in wanted.by)) throw new Error('A game is redeemed by its key.')
    const [game] = await database.statement<OfferedGame>({ ...OFFERED, values: [wanted.by.key] })
    if (!game) return redemption.redeem(asked)
    const { gameId, prizes } = game
    return plays.play({
      ...{ asker, request, gameId, prizes },
      async begin(tx, playerId, now) {
        const { reward, transferId } = await redeemIn(tx, { ...asked, playerId, now })
        return addPlay(tx, {
          ...{ id: newId(now), playerId, request, prizes, transferId, now },
          source: 'REWARD',
          key: reward.key,
          title: reward.texts[locale].title,
          prizeType: 'LOYALTY_POINTS',
        })
      },
      async answerOf(tx, play) {
        // The prize is credited already, but left out of the balance until the game has shown it.
        const balance = (await readBalance(tx, play.playerId, 'points')) - worthOf(play)
        const gameplay = { token: play.digitalRevealToken, gameId }
        return { ...(await redemptionOf(tx, play)), balance, gameplay }
      },
    })
  },
})
