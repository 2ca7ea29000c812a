export { UnsubscribeView } from './UnsubscribeView.tsx'
export type { UnsubscribeViewProps } from './UnsubscribeView.tsx'
