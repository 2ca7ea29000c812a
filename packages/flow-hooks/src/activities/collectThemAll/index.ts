export { useCollectThemAll } from './useCollectThemAll.ts'
export type { CollectThemAll, CollectThemAllOptions } from './useCollectThemAll.ts'
