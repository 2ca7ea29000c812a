import { ledgerError } from './errors.ts'
import { newId } from '../ids/index.ts'
import { SESSION_LIMITS } from '../sessions/settings.ts'
import type { Database } from '../database/index.ts'
import type { ValueRequest } from '../idempotency/index.ts'
import type { Currency } from './ledger.tables.ts'
import type { House, Transfer } from './transfer.ts'

/** Who asks: by the stored hash of the session's cookie, or known already. */
export type Asker = { sessionHash: Uint8Array } | { playerId: string }

/** What the player may use of something in one Phoenix day. */
export interface DailyCap {
  name: string
  amount: number
  cap: number
}

/** What the player gets from the house; what the player gives is less than nothing. */
export interface OwnLine {
  house: House
  currency: Currency
  amount: number
}

export interface PlayerTransfer {
  asker: Asker
  request: ValueRequest
  transfer: Omit<Transfer, 'legs'> & { lines: readonly OwnLine[] }
  dailyCap?: DailyCap
}

export interface PostedForPlayer {
  playerId: string
  transferId: string
  /** Whether this request had been posted before, and nothing was done now. */
  isReplay: boolean
  /** What the player holds right after it of what it moved; null of anything else. */
  points: number | null
  tokens: number | null
}

const TEXT = `select player_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
  $18) as answer`

/**
 * A player's whole request in one round trip and one transaction: session, idempotency, transfer and limit of
 * the day. The transfer itself is what is kept of the request, and tells its answer as often as it comes.
 */
export async function postForPlayer(
  database: Database,
  { asker, request, transfer, dailyCap }: PlayerTransfer,
  now: Date,
): Promise<PostedForPlayer> {
  const lines = columnsOf(transfer.lines)
  try {
    const [row] = await database.statement<{ answer: PostedForPlayer }>({
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
        lines.houses,
        lines.currencies,
        lines.amounts,
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

/** The lines as the database's function takes them: one list for each column. */
function columnsOf(lines: readonly OwnLine[]) {
  if (lines.length === 0) throw new Error('A transfer without lines moves nothing.')
  for (const { amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`A line cannot move ${amount}.`)
  }
  return {
    houses: lines.map(line => line.house),
    currencies: lines.map(line => line.currency),
    amounts: lines.map(line => line.amount),
  }
}
