export { RewardView } from './RewardView.tsx'
export type { RewardViewProps, ShownReward } from './RewardViewProps.ts'
