export { ResetFinishView } from './ResetFinishView.tsx'
export type { ResetFinishViewProps } from './ResetFinishView.tsx'
