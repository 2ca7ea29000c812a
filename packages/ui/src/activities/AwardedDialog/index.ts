export { AwardedDialog } from './AwardedDialog.tsx'
export type { AwardedDialogProps } from './AwardedDialog.tsx'
