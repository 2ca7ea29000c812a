import { accountFaults } from './accountFaults.ts'
import { postingFaults, transferFaults } from './transferFaults.ts'
import type { Database } from '../database/index.ts'
import type { LedgerFault, SliceSizes } from './ledgerFault.ts'

const SIZES: SliceSizes = { rows: 2_000, accounts: 100 }

/**
 * Walks through the whole ledger in slices, while it goes on being written, and tells each fault once. Everything that
 * can be wrong shows in one posting, one transfer or one account, so no slice needs to know of another one: where each
 * posting moves one currency between two accounts, all of them together sum to zero.
 */
export async function findLedgerFaults(
  database: Database,
  onFault: (fault: LedgerFault) => void,
  sizes: SliceSizes = SIZES,
): Promise<void> {
  const told = new Set<string>()
  for (const find of [postingFaults, transferFaults, accountFaults]) {
    for await (const found of find(database, sizes)) {
      const name = `${found.fault}: ${found.subject}`
      if (told.has(name)) continue
      told.add(name)
      onFault(found)
    }
  }
}

/** Everything that is wrong with the ledger: an empty list, after any test of money. */
export async function ledgerFaults(database: Database, sizes?: SliceSizes): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  await findLedgerFaults(database, fault => faults.push(fault), sizes)
  return faults
}
