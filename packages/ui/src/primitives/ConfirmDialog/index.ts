export { ConfirmDialog } from './ConfirmDialog.tsx'
export type { ConfirmDialogProps } from './ConfirmDialog.tsx'
export { confirmTones } from './confirmTones.ts'
export type { ConfirmTone } from './confirmTones.ts'
