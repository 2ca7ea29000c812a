import type { Database } from '../database/index.ts'
import { dailyAt, type JobKind } from '../jobs/index.ts'
import { findLedgerFaults } from './ledgerFaults.ts'
import type { LedgerFault } from './ledgerFault.ts'

/** Audits the whole ledger every night. It changes nothing: a person has to judge a fault. */
export const ledgerAudit = (database: Database, onFault: (fault: LedgerFault) => void): JobKind => ({
  name: 'ledger.audit',
  recurs: dailyAt(3),
  async call() {
    await findLedgerFaults(database, onFault)
  },
})
