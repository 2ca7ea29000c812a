export { GamePrizesTable } from './GamePrizesTable.tsx'
export type { GamePrizesTableProps } from './GamePrizesTable.tsx'
