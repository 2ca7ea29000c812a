'use client'

import {
  readRewardsPlace,
  REWARDS_PAGE_SIZE,
  rewardTabs,
  writeRewardsPlace,
  type Reward,
  type RewardTab,
  type RewardType,
} from '@players-club/domain-models'
import type { Query } from '../club/query/useQuery.ts'
import { useClub, useSettings } from '../club/useClub.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useNow } from '../club/useNow.ts'
import { useRewards } from './useRewards.ts'

/** What `useRewardList` returns: the tabs, one page of the selected one, and the verbs. */
export type RewardList = Pick<Query<unknown>, 'error' | 'refresh'> & {
  /** Undefined until the rewards are there. */
  readonly tabs: readonly RewardTab[] | undefined
  readonly selected: RewardType | undefined
  /** The rewards of the page on show, of the tab that is selected. */
  readonly shown: readonly Reward[]
  /** Draws that are over. */
  readonly past: readonly Reward[]
  /** Counted from 0. */
  readonly page: number
  /** The page of the past draws, where the address opens them. */
  readonly pastPage: number | undefined
  /** Number of all rewards of the selected tab. */
  readonly total: number
  readonly now: Date
  select(type: string): void
}

/** The rewards by tabs and pages, of which the address has the selected ones. */
export function useRewardList({ pathname, search }: { pathname: string; search: string }): RewardList {
  const { navigator } = useClub()
  const { rewardTabs: configured } = useSettings()
  const { data, error, refresh } = useRewards()
  const wanted = readRewardsPlace(search)
  const now = useNow()
  const tabs = data && rewardTabs(configured, data.content, now)
  const tab = tabs?.find(({ type }) => type === wanted.tab) ?? tabs?.[0]
  const all = tab?.rewards ?? []
  const lastPage = Math.ceil(all.length / REWARDS_PAGE_SIZE) - 1
  // The page of a tab that is no longer listed is not one of the tab shown instead.
  const isWanted = wanted.tab === undefined || wanted.tab === tab?.type
  const page = Math.max(0, Math.min(isWanted ? wanted.page : 0, lastPage))
  return useStableVerbs({
    tabs,
    selected: tab?.type,
    shown: all.slice(page * REWARDS_PAGE_SIZE, (page + 1) * REWARDS_PAGE_SIZE),
    past: tab?.past ?? [],
    page,
    pastPage: isWanted ? wanted.past : undefined,
    total: all.length,
    now,
    error,
    refresh,
    select: type => {
      const next = tabs?.find(each => each.type === type)
      if (next) navigator.go(pathname + writeRewardsPlace({ tab: next.type, page: 0 }))
    },
  })
}
