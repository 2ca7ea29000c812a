export { claimErrors } from './claimErrors.ts'
export type { ClaimErrors } from './claimErrors.ts'
