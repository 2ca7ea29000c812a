export { LoungeRewardView } from './LoungeRewardView.tsx'
export type { LoungeRewardViewProps, ShownLoungeReward } from './LoungeRewardViewProps.ts'
