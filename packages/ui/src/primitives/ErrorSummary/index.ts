export { ErrorSummary } from './ErrorSummary.tsx'
export type { ErrorSummaryProps, SummedError } from './ErrorSummary.tsx'
