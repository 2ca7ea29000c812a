export { EarnView } from './EarnView.tsx'
export type { EarnViewProps } from './EarnView.tsx'
