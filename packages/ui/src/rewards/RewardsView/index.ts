export { RewardsView } from './RewardsView.tsx'
export type { RewardsViewProps } from './RewardsView.tsx'
