export { RewardView } from './RewardView.tsx'
export type { RewardGameProps, RewardViewProps, ShownReward } from './RewardViewProps.ts'
