export { StoreView } from './StoreView.tsx'
export type { StoreViewProps } from './StoreView.tsx'
