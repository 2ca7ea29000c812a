export { ExploreView } from './ExploreView.tsx'
export type { ExploreViewProps } from './ExploreView.tsx'
