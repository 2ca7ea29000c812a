export { RewardCard } from './RewardCard.tsx'
export type { RewardCardProps } from './RewardCard.tsx'
