export { GameChances } from './GameChances.tsx'
export type { GameChancesProps } from './GameChances.tsx'
