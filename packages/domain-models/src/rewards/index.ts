export { REWARDS_MAX, REWARDS_PAGE_SIZE, REWARD_TYPES } from './constants.ts'
export type { RewardType } from './constants.ts'
