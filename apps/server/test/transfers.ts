import { randomUUID } from 'node:crypto'
import { readBalance, postTransfer } from '../src/kernel/ledger/index.ts'
import type { Database } from '../src/kernel/database/index.ts'
import type { Leg, Posted, Transfer } from '../src/kernel/ledger/index.ts'

type KeyedTransfer = Transfer & { key: string }

/** The moment of the transfers below. */
export const POSTED_AT = new Date('2025-03-04T18:00:00Z')

/** Points that a player gives to the house. */
export const spend = (playerId: string, amount: number): Leg => ({
  from: { playerId },
  to: { house: 'exchange' },
  currency: 'points',
  amount,
})

/** A transfer with its own key. */
export const transferOf = (...legs: Leg[]): KeyedTransfer => ({
  key: randomUUID(),
  kind: 'GRANT',
  description: 'Test',
  legs,
})

export const post = (database: Database, transfer: KeyedTransfer): Promise<Posted> =>
  database.unitOfWork(tx => postTransfer(tx, transfer, POSTED_AT))

export const pointsOf = (database: Database, playerId: string): Promise<number> =>
  readBalance(database, playerId, 'points')
