export { CollectThemAllView } from './CollectThemAllView.tsx'
export type { CollectThemAllViewProps } from './CollectThemAllView.tsx'
export type { NamedBucket } from './GamesThatCount.tsx'
