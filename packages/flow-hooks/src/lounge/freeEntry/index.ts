export { claimEntryMachine } from './claimEntry.machine.ts'
export type { ClaimBoxes, ClaimEffect, ClaimEvent, ClaimForm, ClaimState } from './claimEntry.machine.ts'
export { useClaimEntry, type ClaimEntry } from './useClaimEntry.ts'
