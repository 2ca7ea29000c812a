export { FailureView, failureKinds } from './FailureView.tsx'
export type { FailureKind, FailureViewProps } from './FailureView.tsx'
