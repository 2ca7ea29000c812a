import type { LedgerTransaction, LoyaltyTransaction } from '@players-club/domain-models'
import type { Transaction } from '../kernel/ledger/index.ts'

/** The sign becomes a type, and the details become a list of pairs. */
export function asLedgerTransaction(transaction: Transaction): LedgerTransaction {
  const { transferId, occurredAt, description, amount, details } = transaction
  return {
    referenceId: transferId,
    date: new Date(occurredAt).toISOString(),
    description,
    type: amount < 0 ? 'DEBIT' : 'CREDIT',
    amount: Math.abs(amount),
    extraData: Object.entries(details).map(([key, value]) => ({ key, value: String(value) })),
  }
}

/** With the extra fields of a points transaction: its bonus and its collection. */
export function asLoyaltyTransaction(transaction: Transaction): LoyaltyTransaction {
  const movement = asLedgerTransaction(transaction)
  const { bonus, superBonusKey, superBonusStart, superBonusEnd } = transaction.details
  const textOf = (value: string | number | undefined) => (value === undefined ? null : String(value))
  return {
    ...movement,
    bonus: typeof bonus === 'number' ? bonus : 0,
    dateAwarded: movement.date,
    baseExtraData: {
      collectionKey: textOf(superBonusKey),
      collectionStart: textOf(superBonusStart),
      collectionEnd: textOf(superBonusEnd),
      isCollectThemAll: superBonusKey !== undefined,
    },
  }
}
