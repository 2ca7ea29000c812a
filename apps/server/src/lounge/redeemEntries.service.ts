import type { Locale, LoungeRedemption } from '@players-club/domain-models'
import { requireIdentity } from '../identity/requireIdentity.ts'
import { inOneTrip } from '../kernel/database/index.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { actForPlayer, type Asker } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { requireLocation } from '../location/requireLocation.ts'
import { redeemIn } from '../rewards/redemption.service.ts'
import { countEntries, loungeReward } from './loungeReward.ts'

export interface RedeemEntries {
  asker: Asker
  request: ValueRequest
  rewardId: number
  /** The draw that the player was shown. */
  drawId: number
  quantity: number
  /** The balance that would be left, as it was shown to the player. */
  expectedBalance?: number | undefined
  /** The language of the drawing's name in the history. */
  locale: Locale
}

/** Redeems tokens for entries to a drawing, in one unit of work. */
export const createRedeemEntries =
  ({ database, clock }: ServiceDeps) =>
  ({ rewardId, drawId, ...asked }: RedeemEntries): Promise<LoungeRedemption> => {
    const { asker, request } = asked
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      await inOneTrip([() => requireIdentity(tx, playerId, now), () => requireLocation(tx, playerId, now)])
      const wanted = loungeReward(rewardId, drawId)
      const { redemption } = await redeemIn(tx, { ...asked, wanted, playerId, now })
      const { id, quantity, amount: tokens, balance } = redemption
      const playerEntries = await countEntries(tx, playerId, drawId)
      return { id, rewardId, drawId, quantity, tokens, balance, playerEntries }
    })
  }
