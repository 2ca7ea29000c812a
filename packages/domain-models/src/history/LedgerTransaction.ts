import { enums, integer, string, type, type Infer } from 'superstruct'
import { extraData } from '../shell/extraData.ts'
import { instant } from '../time/Instant.ts'

/**
 * A movement of a player's points or tokens, as the ledger lists it; the amount is positive, `type` is the
 * direction.
 */
export const ledgerTransaction = type({
  referenceId: string(),
  date: instant(),
  description: string(),
  type: enums(['DEBIT', 'CREDIT']),
  amount: integer(),
  extraData,
})
/**
 * A movement of a player's points or tokens, as the ledger lists it; the amount is positive, `type` is the
 * direction.
 */
export type LedgerTransaction = Infer<typeof ledgerTransaction>
