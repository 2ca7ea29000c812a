import { isAuthorized } from '../shell/featureFlags.ts'

export const HISTORY_TABS = ['activities', 'rewards', 'tickets', 'draws', 'digitalGames', 'eInstant'] as const
export type HistoryTab = (typeof HISTORY_TABS)[number]

/** The tabs that this visitor's history has, in their order. */
export const historyTabs = (flags: readonly string[]): readonly HistoryTab[] =>
  HISTORY_TABS.filter(tab => tab !== 'eInstant' || isAuthorized(flags, 'EINSTANT_V1'))
