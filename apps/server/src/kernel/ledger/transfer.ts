import type { Currency } from './ledger.tables.ts'

/** What the house gives and takes value for. */
export type House = 'arcade' | 'exchange' | 'grants' | 'rewards' | 'store'

/**
 * What a transfer was; the history says where it lists each of them. A reversal is made by the ledger itself.
 * A round of the arcade is a PLAY that costs and WINNINGS that it brings; a DIGITAL_GAME is one of the club's activities.
 * A FREE_ENTRY is an entry at the price of nothing: the one kind that moves 0, to stand in the history among the others.
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

/** Moves `amount` from one account to another: always positive, but of a free entry, which moves nothing. */
export interface Leg {
  from: Owner
  to: Owner
  currency: Currency
  amount: number
}

export interface Transfer {
  kind: Exclude<TransferKind, 'REVERSAL'>
  /** A key of the message catalogue, or a name as it stands now. */
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
  /** What the players in it hold right after it. */
  balances: PlayerBalance[]
}

/** The legs as the database's functions take them: one list for each column. */
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
