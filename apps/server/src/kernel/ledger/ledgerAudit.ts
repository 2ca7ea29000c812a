import { accountFaults } from './accountFaults.ts'
import { postingFaults, transferFaults } from './transferFaults.ts'
import type { Database } from '../database/index.ts'
import { dailyAt, type JobKind } from '../jobs/index.ts'
import type { LedgerFault, SliceSizes } from './ledgerFault.ts'

const SIZES: SliceSizes = { rows: 2_000, accounts: 100 }

/**
 * Audits the whole ledger in slices during writes, and reports each fault once. Every possible fault is visible in one
 * posting, one transfer or one account, so slices are independent: if each posting moves one currency between two
 * accounts, all of them together sum to zero.
 */
async function findLedgerFaults(
  database: Database,
  onFault: (fault: LedgerFault) => void,
  sizes: SliceSizes = SIZES,
): Promise<void> {
  const reported = new Set<string>()
  for (const find of [postingFaults, transferFaults, accountFaults]) {
    for await (const found of find(database, sizes)) {
      const name = `${found.fault}: ${found.subject}`
      if (reported.has(name)) continue
      reported.add(name)
      onFault(found)
    }
  }
}

/** All faults of the ledger; empty after any test of money. */
export async function ledgerFaults(database: Database, sizes?: SliceSizes): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  await findLedgerFaults(database, fault => faults.push(fault), sizes)
  return faults
}

/** Audits the whole ledger every night. It changes nothing: a person has to judge a fault. */
export const ledgerAudit = (database: Database, onFault: (fault: LedgerFault) => void): JobKind => ({
  name: 'ledger.audit',
  recurs: dailyAt(3),
  call: () => findLedgerFaults(database, onFault),
})
