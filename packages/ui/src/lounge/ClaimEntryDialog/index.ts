export { ClaimEntryDialog } from './ClaimEntryDialog.tsx'
export type { ClaimEntryDialogProps, ClaimEntryStage } from './ClaimEntryDialog.tsx'
export type { ClaimEntryFormProps } from './ClaimEntryForm.tsx'
export type { ShownClaim } from './ShownClaim.ts'
