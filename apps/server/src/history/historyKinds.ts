import type { PointsHistoryType, TokenHistoryType } from '@players-club/domain-models'
import { TRANSFER_KINDS, type TransferKind } from '../kernel/ledger/index.ts'

/** The type of each kind of transfer in the history of points. */
const POINTS: Record<TransferKind, PointsHistoryType> = {
  DAILY_BONUS: 'ACTIVITIES',
  DIGITAL_GAME: 'DIGITAL_GAMES',
  EXCHANGE: 'REWARDS',
  E_INSTANT: 'E_INSTANT',
  FREE_ENTRY: 'REWARDS',
  GRANT: 'ACTIVITIES',
  PLAY: 'DIGITAL_GAMES',
  PURCHASE: 'ACTIVITIES',
  REDEMPTION: 'REWARDS',
  // A redeemed game that could not be opened: its return stands beside its cost.
  REVERSAL: 'REWARDS',
  TICKET: 'TICKETS',
  WINNINGS: 'DIGITAL_GAMES',
}

/** The type of each kind of transfer in the lounge's filter. */
const TOKENS: Record<TransferKind, TokenHistoryType> = {
  DAILY_BONUS: 'DAILY_FREE_TOKENS',
  DIGITAL_GAME: 'OTHER',
  EXCHANGE: 'POINTS_TO_TOKENS',
  E_INSTANT: 'OTHER',
  FREE_ENTRY: 'SWEEPSTAKES_ENTRIES',
  GRANT: 'OTHER',
  PLAY: 'GAMEPLAY',
  PURCHASE: 'TOKENS_PURCHASE',
  REDEMPTION: 'SWEEPSTAKES_ENTRIES',
  // A wager of a play that could not be opened.
  REVERSAL: 'GAMEPLAY',
  TICKET: 'OTHER',
  WINNINGS: 'WINNINGS',
}

/** The kinds of transfers of these types; undefined for no filter. */
const kindsIn =
  <Type>(listed: Record<TransferKind, Type>) =>
  (types: readonly Type[] | undefined): TransferKind[] | undefined =>
    types && TRANSFER_KINDS.filter(kind => types.includes(listed[kind]))

export const pointsKinds = kindsIn(POINTS)
export const tokenKinds = kindsIn(TOKENS)
