export { DrawPrizesDialog } from './DrawPrizesDialog.tsx'
export type { DrawPrizesDialogProps } from './DrawPrizesDialog.tsx'
