'use client'

import {
  historyTabs,
  readHistoryPlace,
  writeHistoryPlace,
  type CalendarDay,
  type HistoryPlace,
  type HistoryTab,
} from '@players-club/domain-models'
import { useClub } from '../club/useClub.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useFeatureFlags } from '../club/featureFlags/useFeatureFlags.ts'
import { useToday } from '../club/useNow.ts'

/** What `useHistoryPlace` returns: the tab, days and page of the address, and the verbs that change it. */
export interface HistoryPlaces {
  readonly place: HistoryPlace
  /** The tabs that this player has. */
  readonly tabs: readonly HistoryTab[]
  readonly today: CalendarDay
  /** How long a page is unless another length is asked for. */
  readonly usualSize: number
  /** Leads to another place of the history: to the first page, unless another one is named. */
  go(change: Partial<HistoryPlace>): void
  onTab(tab: string): void
  onSize(size: number): void
}

/** Where in the history an address is, and the ways from there. */
export function useHistoryPlace({ pathname, search }: { pathname: string; search: string }): HistoryPlaces {
  const { navigator, lottery } = useClub()
  const usualSize = lottery.settings.historyPageSize
  const today = useToday()
  const tabs = historyTabs(useFeatureFlags())
  const place = readHistoryPlace(search, { today, tabs, size: usualSize })
  const go = (change: Partial<HistoryPlace>) => {
    const address = writeHistoryPlace({ ...place, page: 0, ...change }, { today, size: usualSize })
    navigator.go(pathname + address)
  }
  return useStableVerbs({
    place,
    tabs,
    today,
    usualSize,
    go,
    onTab: wanted => go({ tab: tabs.find(tab => tab === wanted) ?? place.tab }),
    onSize: size => go({ size }),
  })
}
