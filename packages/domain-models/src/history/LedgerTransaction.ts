import { array, enums, integer, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

export const ledgerTransaction = type({
  referenceId: string(),
  date: instant(),
  description: string(),
  type: enums(['DEBIT', 'CREDIT']),
  amount: integer(),
  extraData: array(type({ key: string(), value: string() })),
})
export type LedgerTransaction = Infer<typeof ledgerTransaction>
