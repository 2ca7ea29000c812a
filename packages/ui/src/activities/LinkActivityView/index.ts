export { LinkActivityView } from './LinkActivityView.tsx'
export type { LinkActivityViewProps } from './LinkActivityView.tsx'
