import { lotteryDay, type Locale, type LoungeRedemption } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { requireIdentity } from '../identity/requireIdentity.ts'
import type { Clock } from '../kernel/clock/clock.ts'
import { constraintOf, type Database, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import {
  actForPlayer,
  InsufficientBalanceError,
  postTransfer,
  type Asker,
  type Posted,
} from '../kernel/ledger/index.ts'
import { requireLocation } from '../location/requireLocation.ts'
import { loungeRedemptions } from './drawings.tables.ts'
import { enterDrawing, countEntries, openDrawing, type OpenDrawing } from './openDrawing.ts'

export interface RedeemEntries {
  asker: Asker
  request: ValueRequest
  rewardId: number
  quantity: number
  /** The language of the drawing's name in the history. */
  locale: Locale
}

interface Redeeming extends RedeemEntries {
  id: string
  playerId: string
  drawing: OpenDrawing
  now: Date
}

/** Redeems tokens for entries to a drawing, in one unit of work. */
export const createRedeemEntries =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (redemption: RedeemEntries): Promise<LoungeRedemption> => {
    const { asker, request, rewardId, quantity } = redemption
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      await requireIdentity(tx, playerId, now)
      await requireLocation(tx, playerId, now)
      const drawing = await openDrawing(tx, rewardId, now)
      const id = newId(now)
      const redeeming = { ...redemption, id, playerId, drawing, now }
      const tokens = drawing.amount * quantity
      const posted = await pay(tx, redeeming, tokens)
      const balance = posted.balances[0]?.balance ?? 0
      await consumeDailyLimit(tx, redeeming)
      const { drawId } = drawing
      const source = { kind: 'REWARD', reference: id } as const
      await enterDrawing(tx, { playerId, drawId, entries: quantity, source, now })
      const kept = { id, rewardId, drawId, quantity, tokens }
      const { transferId } = posted
      await tx.insert(loungeRedemptions).values({ ...kept, playerId, transferId, redeemedAt: now })
      return { ...kept, balance, playerEntries: await countEntries(tx, playerId, drawId) }
    })
  }

async function pay(tx: Tx, redeeming: Redeeming, amount: number): Promise<Posted> {
  const { playerId, request, drawing, quantity, locale, id: redemptionId, now } = redeeming
  try {
    return await postTransfer(
      tx,
      {
        key: `${playerId}:${request.operation}:${request.key}`,
        kind: 'REDEMPTION',
        description: drawing.texts[locale].title,
        details: {
          entryMethod: 'REDEMPTION',
          rewardId: drawing.id,
          redemptionId,
          drawId: drawing.drawId,
          quantity,
          entries: quantity,
        },
        legs: [{ from: { playerId }, to: { house: 'rewards' }, currency: 'tokens', amount }],
      },
      now,
    )
  } catch (error) {
    throw error instanceof InsufficientBalanceError
      ? new Refusal('error.redemption.insufficientTokens')
      : error
  }
}

/** The check constraint of the table enforces the daily limit. */
async function consumeDailyLimit(tx: Tx, { playerId, drawing, quantity, now }: Redeeming): Promise<void> {
  if (drawing.perDay === null) return
  try {
    await tx.execute(
      sql`insert into lounge_reward_uses as u (player_id, reward_id, day, used, cap)
        values (${playerId}, ${drawing.id}, ${lotteryDay(now)}, ${quantity}, ${drawing.perDay})
        on conflict (player_id, reward_id, day) do update set used = u.used + excluded.used, cap = excluded.cap`,
    )
  } catch (error) {
    throw constraintOf(error) === 'lounge_reward_uses_used'
      ? new Refusal('error.reward.dailyEntryLimit')
      : error
  }
}
