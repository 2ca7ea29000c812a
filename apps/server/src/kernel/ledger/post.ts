import { ledgerError, TransferReplayedError } from './errors.ts'
import { columnsOf } from './transfer.ts'
import { newId } from '../ids/newId.ts'
import type { Statement, Tx } from '../database/index.ts'
import type { Posted, Transfer } from './transfer.ts'

const TRANSFER = {
  name: 'ledger.transfer',
  text: 'select ledger_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer',
}

const REVERSAL = {
  name: 'ledger.reverse',
  text: `select ledger_reverse($1, $2, $3, $4, $5, $6) as answer`,
}

/** Posts a transfer inside a unit of work. Throws a TransferReplayedError if the key was posted before. */
export async function postTransfer(
  tx: Tx,
  { key, ...transfer }: Transfer & { key: string },
  now: Date,
): Promise<Posted> {
  const { id = newId(now), kind, description, details = {} } = transfer
  const { from, to, currencies, amounts } = columnsOf(transfer)
  const values = [id, key, kind, description, JSON.stringify(details), now, from, to, currencies, amounts]
  return call(tx, { ...TRANSFER, values })
}

/** Posts the reversal of a transfer. Throws a TransferReplayedError if it was reversed before. */
export async function reverseTransfer(
  tx: Tx,
  {
    transferId,
    description,
    details = {},
  }: Pick<Transfer, 'description' | 'details'> & { transferId: string },
  now: Date,
): Promise<Posted> {
  const values = [newId(now), transferId, `reversal:${transferId}`, description, JSON.stringify(details), now]
  return call(tx, { ...REVERSAL, values })
}

/** The result of the database's functions. */
interface Answer extends Posted {
  isReplay: boolean
}

async function call(tx: Tx, statement: Statement): Promise<Posted> {
  const [row] = await tx.statement<{ answer: Answer }>(statement).catch((error: unknown) => {
    throw ledgerError(error)
  })
  if (row === undefined) throw new Error('The ledger gave no answer.')
  const { isReplay, ...posted } = row.answer
  if (isReplay) throw new TransferReplayedError(posted)
  return posted
}
