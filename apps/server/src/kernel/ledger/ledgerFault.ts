export interface LedgerFault {
  fault: string
  /** The id of the faulty row; never anything about a person. */
  subject: string
}

export interface SliceSizes {
  /** How many rows of a table that grows with every transfer one statement reads. */
  rows: number
  /** How many accounts are compared with their postings in one snapshot. */
  accounts: number
}
