export { EditVerifiedDialog } from './EditVerifiedDialog.tsx'
export type { EditVerifiedDialogProps } from './EditVerifiedDialog.tsx'
