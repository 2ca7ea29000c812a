import type {
  EnteredDraw,
  HistoryRows,
  LoyaltyTransaction,
  Settings,
  TicketEntry,
} from '@players-club/domain-models'

/** Callbacks that open the details of a row. */
export interface HistoryDetails {
  /** Called on hover or focus of a button that opens details, to preload their dialog. */
  onApproach: () => void
  onCodes: (redemption: LoyaltyTransaction) => void
  onTicket: (entry: TicketEntry) => void
  onPrizes: (draw: EnteredDraw) => void
  onWinners: (draw: EnteredDraw) => void
}

/** The settings that decide which columns a history has. */
export type HistorySettings = Pick<
  Settings,
  'bonusPoints' | 'rewardTypeColumn' | 'showDrawDate' | 'transactionId'
>

export interface HistoryTableProps extends HistoryDetails {
  rows: HistoryRows
  settings: HistorySettings
}
