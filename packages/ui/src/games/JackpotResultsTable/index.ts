export { JackpotResultsTable } from './JackpotResultsTable.tsx'
export type { JackpotResultsTableProps } from './JackpotResultsTable.tsx'
