import { ledgerError } from './errors.ts'
import { columnsOf } from './transfer.ts'
import { newId } from '../ids/index.ts'
import { SESSION_LIMITS } from '../sessions/settings.ts'
import type { Database } from '../database/index.ts'
import type { ValueRequest } from '../idempotency/index.ts'
import type { OwnerInRequest, Posted, Transfer } from './transfer.ts'

/** Who asks: by the stored hash of the session's cookie, or known already. */
export type Asker = { sessionHash: Uint8Array } | { playerId: string }

/** What the player may use of something in one Phoenix day. */
export interface DailyCap {
  name: string
  amount: number
  cap: number
}

export interface PlayerTransfer {
  asker: Asker
  request: ValueRequest
  transfer: Transfer<OwnerInRequest>
  dailyCap?: DailyCap
}

const TEXT = `select player_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
  $19) as answer`

/**
 * A player's whole request in one round trip and one transaction: session, idempotency, transfer and limit of
 * the day. The transfer itself is what is kept of the request, and tells its answer as often as it comes.
 */
export async function postForPlayer(
  database: Database,
  { asker, request, transfer, dailyCap }: PlayerTransfer,
  now: Date,
): Promise<{ playerId: string; posted: Posted }> {
  const legs = columnsOf(transfer)
  try {
    const [row] = await database.statement<{ answer: { playerId: string; posted: Posted } }>({
      name: 'ledger.player_transfer',
      text: TEXT,
      values: [
        'sessionHash' in asker ? asker.sessionHash : null,
        'playerId' in asker ? asker.playerId : null,
        now,
        new Date(now.getTime() - SESSION_LIMITS.touchMs),
        new Date(now.getTime() + SESSION_LIMITS.idleMs),
        request.key,
        request.operation,
        request.bodyHash,
        newId(now),
        transfer.kind,
        transfer.description,
        JSON.stringify(transfer.details ?? {}),
        legs.from,
        legs.to,
        legs.currencies,
        legs.amounts,
        dailyCap?.name ?? null,
        dailyCap?.amount ?? null,
        dailyCap?.cap ?? null,
      ],
    })
    if (row === undefined) throw new Error('The ledger gave no answer.')
    return row.answer
  } catch (error) {
    throw ledgerError(error)
  }
}
