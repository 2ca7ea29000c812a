import { parseCommaList } from '../shell/featureFlags.ts'
import { REWARD_TYPES, type RewardType } from './constants.ts'
import type { Reward } from './Reward.ts'
import { rewardStatus } from './rewardStatus.ts'

/** A tab of the rewards page: the rewards of one type. */
export interface RewardTab {
  readonly type: RewardType
  /** Those that have not ended. */
  readonly rewards: readonly Reward[]
  /** Draws that are over, the latest first. */
  readonly past: readonly Reward[]
}

const typeOf = (name: string) => REWARD_TYPES.find(type => type === name.toUpperCase())

/** The types of a comma-separated list, in its order; what is none, or there already, is passed over. */
const rewardTypesOf = (configured: string): RewardType[] => [
  ...new Set(
    parseCommaList(configured)
      .map(typeOf)
      .filter(type => type !== undefined),
  ),
]

/** A tab for each configured type that has something to show. Draws always have theirs. */
export const rewardTabs = (configured: string, rewards: readonly Reward[], now: Date): RewardTab[] =>
  rewardTypesOf(configured)
    .map(type => {
      const ofType = rewards.filter(reward => reward.type === type)
      const hasEnded = (reward: Reward) => rewardStatus(reward, now) === 'ended'
      return {
        type,
        rewards: ofType.filter(reward => !hasEnded(reward)),
        past: type === 'DRAW' ? ofType.filter(hasEnded).toSorted(byEnd) : [],
      }
    })
    .filter(({ type, rewards: open }) => type === 'DRAW' || open.length > 0)

const byEnd = (a: Reward, b: Reward) => Date.parse(b.end ?? '') - Date.parse(a.end ?? '')
