import { randomUUID } from 'node:crypto'
import { players } from '../src/accounts/accounts.tables.ts'
import { postTransfer } from '../src/kernel/ledger/index.ts'
import type { Database } from '../src/kernel/database/index.ts'
import type { Currency } from '../src/kernel/ledger/index.ts'

const REGISTERED_AT = new Date('2024-01-15T17:00:00Z')

/** A player unknown to the other tests, with the given balances. */
export async function addPlayer(
  database: Database,
  holdings: Partial<Record<Currency, number>> = {},
): Promise<string> {
  const id = randomUUID()
  const address = `${id}@players.example`
  await database.unitOfWork(async tx => {
    await tx.insert(players).values({
      id,
      login: address,
      email: address,
      emailKey: address,
      passwordHash: 'none',
      inviteCode: id,
      state: 'active',
      registeredAt: REGISTERED_AT,
    })
    for (const currency of ['points', 'tokens'] as const) {
      const amount = holdings[currency] ?? 0
      if (amount === 0) continue
      const leg = { from: { house: 'grants' }, to: { playerId: id }, currency, amount } as const
      const transfer = {
        key: `grant:${currency}:${id}`,
        kind: 'GRANT',
        description: 'Grant',
        legs: [leg],
      } as const
      await postTransfer(tx, transfer, REGISTERED_AT)
    }
  })
  return id
}
