import { sql } from 'drizzle-orm'
import { ledgerError, TransferReplayedError } from './errors.ts'
import { columnsOf } from './transfer.ts'
import { newId } from '../ids/newId.ts'
import type { Tx } from '../database/index.ts'
import type { Posted, Transfer } from './transfer.ts'

/** Posts a transfer inside a unit of work. Throws a TransferReplayedError if the key was posted before. */
export async function postTransfer(
  tx: Tx,
  { key, ...transfer }: Transfer & { key: string },
  now: Date,
): Promise<Posted> {
  const { from, to, currencies, amounts } = columnsOf(transfer)
  return call(
    tx,
    sql`select ledger_transfer(${transfer.id ?? newId(now)}, ${key}, ${transfer.kind}, ${transfer.description},
      ${JSON.stringify(transfer.details ?? {})}, ${now}, ${sql.param(from)}, ${sql.param(to)},
      ${sql.param(currencies)}, ${sql.param(amounts)}) as answer`,
  )
}

/** Posts the reversal of a transfer. Throws a TransferReplayedError if it was reversed before. */
export async function reverseTransfer(
  tx: Tx,
  { transferId, description }: { transferId: string; description: string },
  now: Date,
): Promise<Posted> {
  return call(
    tx,
    sql`select ledger_reverse(${newId(now)}, ${transferId}, ${`reversal:${transferId}`}, ${description}, '{}',
      ${now}) as answer`,
  )
}

/** The result of the database's functions. */
interface Answer extends Posted {
  isReplay: boolean
}

async function call(tx: Tx, query: ReturnType<typeof sql>): Promise<Posted> {
  const { isReplay, ...posted } = await ask(tx, query)
  if (isReplay) throw new TransferReplayedError(posted)
  return posted
}

async function ask(tx: Tx, query: ReturnType<typeof sql>): Promise<Answer> {
  try {
    const { rows } = await tx.execute<{ answer: Answer }>(query)
    const [row] = rows
    if (row === undefined) throw new Error('The ledger gave no answer.')
    return row.answer
  } catch (error) {
    throw ledgerError(error)
  }
}
