export { IdentityDialog } from './IdentityDialog.tsx'
export type { IdentityDialogProps } from './IdentityDialog.tsx'
export type { IdentityErrors, IdentityState } from './IdentityState.ts'
