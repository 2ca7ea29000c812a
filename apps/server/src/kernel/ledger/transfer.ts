import type { Currency } from './ledger.tables.ts'

/** What the house gives and takes value for. */
export type House = 'exchange' | 'grants' | 'rewards'

/** What a transfer was, in the words of the history filter. A reversal is made by the ledger itself. */
export type TransferKind = 'EXCHANGE' | 'GRANT' | 'REDEMPTION' | 'REVERSAL' | 'TICKET'

export type Owner = { playerId: string } | { house: House }

/** In a player's own request: the one who asks. */
export type OwnerInRequest = Owner | 'player'

/** Moves `amount`, always positive, from one account to another. */
export interface Leg<AnyOwner = Owner> {
  from: AnyOwner
  to: AnyOwner
  currency: Currency
  amount: number
}

export interface Transfer<AnyOwner = Owner> {
  kind: Exclude<TransferKind, 'REVERSAL'>
  /** A key of the message catalogue, or a name as it stands now. */
  description: string
  details?: Record<string, string | number>
  legs: readonly Leg<AnyOwner>[]
}

export interface PlayerBalance {
  playerId: string
  currency: Currency
  balance: number
}

export interface Posted {
  transferId: string
  /** Whether this key had been posted before, and nothing was done now. */
  isReplay: boolean
  /** What the players in it hold right after it. */
  balances: PlayerBalance[]
}

/** The legs as the database's functions take them: one list for each column. */
export function columnsOf(legs: readonly Leg<OwnerInRequest>[]) {
  if (legs.length === 0) throw new Error('A transfer without legs moves nothing.')
  for (const { amount } of legs) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A leg cannot move ${amount}.`)
  }
  return {
    from: legs.map(leg => ownerText(leg.from)),
    to: legs.map(leg => ownerText(leg.to)),
    currencies: legs.map(leg => leg.currency),
    amounts: legs.map(leg => leg.amount),
  }
}

function ownerText(owner: OwnerInRequest): string {
  if (owner === 'player') return owner
  return 'house' in owner ? `house:${owner.house}` : owner.playerId
}
