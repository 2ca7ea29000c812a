export { LoungeBar } from './LoungeBar.tsx'
export type { LoungeBarProps } from './LoungeBar.tsx'
