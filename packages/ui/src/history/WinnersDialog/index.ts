export { WinnersDialog } from './WinnersDialog.tsx'
export type { WinnersDialogProps } from './WinnersDialog.tsx'
