import type { EnteredDraw } from '../promotions/Draw.ts'
import type { HistoryTab } from './historyTabs.ts'
import type { PointsHistoryType } from './historyTypes.ts'
import type { LoyaltyTransaction } from './LoyaltyTransaction.ts'
import type { Page } from './Page.ts'
import type { TicketEntry } from './TicketEntry.ts'

/** The tabs that list points that came in, each of its type. */
export const POINTS_TABS = {
  activities: 'ACTIVITIES',
  digitalGames: 'DIGITAL_GAMES',
  eInstant: 'E_INSTANT',
} as const satisfies Partial<Record<HistoryTab, PointsHistoryType>>
/** A tab of the history that lists points that were earned. */
export type PointsTab = keyof typeof POINTS_TABS

/** Whether a tab of the history lists points that were earned. */
export const isPointsTab = (tab: HistoryTab): tab is PointsTab => tab in POINTS_TABS

/** A page of a tab; undefined until it is there. */
export type HistoryRows =
  | { readonly tab: PointsTab | 'rewards'; readonly data: Page<LoyaltyTransaction> | undefined }
  | { readonly tab: 'tickets'; readonly data: Page<TicketEntry> | undefined }
  | { readonly tab: 'draws'; readonly data: Page<EnteredDraw> | undefined }
