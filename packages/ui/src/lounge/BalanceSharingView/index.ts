export { BalanceSharingView } from './BalanceSharingView.tsx'
export type { BalanceSharingViewProps } from './BalanceSharingView.tsx'
