export { useRewardGame, type RewardGame } from './useRewardGame.ts'
