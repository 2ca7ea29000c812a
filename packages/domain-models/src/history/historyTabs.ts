import { isAuthorized } from '../shell/featureFlags.ts'

/** All tabs of the history, in their order; `historyTabs` has those of a visitor. */
export const HISTORY_TABS = ['activities', 'rewards', 'tickets', 'draws', 'digitalGames', 'eInstant'] as const
/** A tab of the history, as it stands in its address. */
export type HistoryTab = (typeof HISTORY_TABS)[number]

/** The tabs that this visitor's history has, in their order. */
export const historyTabs = (flags: readonly string[]): readonly HistoryTab[] =>
  HISTORY_TABS.filter(tab => tab !== 'eInstant' || isAuthorized(flags, 'EINSTANT_V1'))
