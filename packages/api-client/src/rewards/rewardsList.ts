import { reward, REWARD_TYPES, REWARDS_MAX } from '@players-club/domain-models'
import { enums, max, min, object, optional, type } from 'superstruct'
import { lenientArray, queryInteger } from '../endpoint/index.ts'

/** Filters of a reward list. */
export const rewardsQuery = object({
  size: max(min(queryInteger, 1), REWARDS_MAX),
  type: optional(enums(REWARD_TYPES)),
  /** Featured rewards only. */
  featured: optional(enums(['true'])),
})
export const rewardsAnswer = type({ content: lenientArray(reward) })
