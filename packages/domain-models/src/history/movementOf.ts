import { extraOf } from '../shell/extraData.ts'
import type { LedgerTransaction } from './LedgerTransaction.ts'

/** What a row of a history shows of a movement. */
export interface Movement {
  /** Below zero where it took something. */
  readonly amount: number
  /** Of a credit with a bonus: how much of the amount is the bonus, and how much was won in the game. */
  readonly bonus: { readonly amount: number; readonly winnings: number } | null
  /** What was paid, in whole dollars. */
  readonly purchased: number | null
  readonly entries: { readonly count: number; readonly isFree: boolean } | null
  readonly transactionId: string | null
}

/** Entries that were redeemed cost something; any others are free. */
const REDEEMED = 'REDEMPTION'

/** Reads a movement's pairs. What is no number there is left out. */
export function movementOf(transaction: LedgerTransaction): Movement {
  const { type, amount } = transaction
  const numberOf = (key: string) => {
    const value = Number(extraOf(transaction, key) ?? Number.NaN)
    return Number.isFinite(value) && value > 0 ? value : null
  }
  const isCredit = type === 'CREDIT'
  const [bonus, purchased, entries] = [numberOf('bonus'), numberOf('purchasedAmount'), numberOf('entries')]
  return {
    amount: isCredit ? amount : -amount,
    bonus: isCredit && bonus !== null ? { amount: bonus, winnings: amount - bonus } : null,
    purchased: purchased === null ? null : Math.round(purchased),
    entries:
      entries === null ? null : { count: entries, isFree: extraOf(transaction, 'entryMethod') !== REDEEMED },
    transactionId: extraOf(transaction, 'transactionId') ?? null,
  }
}
