export const REWARD_TYPES = ['COUPON', 'DRAW', 'EXTERNAL', 'GAMEPLAY', 'STANDARD'] as const
export type RewardType = (typeof REWARD_TYPES)[number]

export const REWARDS_PAGE_SIZE = 6
export const REWARDS_MAX = 1000

/** How many of a reward are redeemed at once, whatever else would allow more. */
export const REDEEMED_AT_ONCE_MAX = 1000
