import type { ValueRequest } from '../idempotency/request.ts'
import type { Currency } from './ledger.tables.ts'

/** What the house gives and takes value for. */
export type House = 'arcade' | 'exchange' | 'grants' | 'rewards' | 'store'

/**
 * The kinds of transfers; the history decides where it lists each of them. The ledger itself creates a reversal. A
 * round of the arcade is a PLAY that debits and WINNINGS that credit; a DIGITAL_GAME is one of the club's activities. A
 * FREE_ENTRY is an entry that costs nothing: the one kind that moves 0, so that the history lists it among the others.
 */
export const TRANSFER_KINDS = [
  'DAILY_BONUS',
  'DIGITAL_GAME',
  'EXCHANGE',
  'E_INSTANT',
  'FREE_ENTRY',
  'GRANT',
  'PLAY',
  'PURCHASE',
  'REDEMPTION',
  'REVERSAL',
  'TICKET',
  'WINNINGS',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

export type Owner = { playerId: string } | { house: House }

/** Moves `amount` from one account to another: always positive, except for a free entry, which moves nothing. */
export interface Leg {
  from: Owner
  to: Owner
  currency: Currency
  amount: number
}

export interface Transfer {
  /** Its id, if other rows refer to it in the same round trip. */
  id?: string
  kind: Exclude<TransferKind, 'REVERSAL'>
  /** A key of the message catalogue, or a current name. */
  description: string
  details?: Record<string, string | number>
  legs: readonly Leg[]
}

export interface PlayerBalance {
  playerId: string
  currency: Currency
  balance: number
}

export interface Posted {
  transferId: string
  /** The balances of its players right after it. */
  balances: PlayerBalance[]
}

/** A player's balance right after a transfer. */
export function balanceAfter({ balances }: Posted, currency: Currency): number {
  const own = balances.find(each => each.currency === currency)
  if (!own) throw new Error(`The transfer moved no ${currency}.`)
  return own.balance
}

/** The key of the transfer that a player's request posts. */
export const transferKey = (playerId: string, { operation, key }: ValueRequest) =>
  `${playerId}:${operation}:${key}`

/** The legs as parameters of the database's functions: one list per column. */
export function columnsOf({ kind, legs }: Pick<Transfer, 'kind' | 'legs'>) {
  if (legs.length === 0) throw new Error('A transfer without legs moves nothing.')
  for (const { amount } of legs) {
    const isPossible = kind === 'FREE_ENTRY' ? amount === 0 : Number.isSafeInteger(amount) && amount > 0
    if (!isPossible) throw new Error(`A leg cannot move ${amount}.`)
  }
  return {
    from: legs.map(leg => ownerText(leg.from)),
    to: legs.map(leg => ownerText(leg.to)),
    currencies: legs.map(leg => leg.currency),
    amounts: legs.map(leg => leg.amount),
  }
}

function ownerText(owner: Owner): string {
  return 'house' in owner ? `house:${owner.house}` : owner.playerId
}
