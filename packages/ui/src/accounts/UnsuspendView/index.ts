export { UnsuspendView } from './UnsuspendView.tsx'
export type { UnsuspendViewProps } from './UnsuspendView.tsx'
