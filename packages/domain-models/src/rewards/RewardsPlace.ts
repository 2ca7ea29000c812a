import { asAddress, readPage } from '../shell/pageInAddress.ts'
import { REWARD_TYPES, type RewardType } from './constants.ts'

/** A page of the rewards, as its address keeps it. */
export interface RewardsPlace {
  /** The selected tab; the first one where none is named. */
  readonly tab?: RewardType | undefined
  /** Counted from 0. */
  readonly page: number
  /** The page of the past rewards, where they are open. */
  readonly past?: number | undefined
}

/** Reads an address; what it does not understand it leaves out. */
export function readRewardsPlace(search: string): RewardsPlace {
  const params = new URLSearchParams(search)
  return {
    tab: REWARD_TYPES.find(type => type === params.get('tab')),
    page: readPage(params),
    ...(params.has('past') && { past: readPage(params, 'past') }),
  }
}

/** Writes what `readRewardsPlace` reads, with a leading question mark, or nothing where nothing has to be said. */
export function writeRewardsPlace({ tab, page, past }: RewardsPlace): string {
  const params = new URLSearchParams(tab && { tab })
  if (past !== undefined) params.set('past', String(past + 1))
  return asAddress(params, page)
}
