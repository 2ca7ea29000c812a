/** The types of rewards; a type decides what redeeming one brings. */
export const REWARD_TYPES = ['COUPON', 'DRAW', 'EXTERNAL', 'GAMEPLAY', 'STANDARD'] as const
/** The type of a reward; it decides what redeeming one brings. */
export type RewardType = (typeof REWARD_TYPES)[number]

/** How many rewards a page of a tab shows. */
export const REWARDS_PAGE_SIZE = 6
/** How many rewards can be asked for at once. */
export const REWARDS_MAX = 1000

/** How many of a reward are redeemed at once, whatever else would allow more. */
export const REDEEMED_AT_ONCE_MAX = 1000
