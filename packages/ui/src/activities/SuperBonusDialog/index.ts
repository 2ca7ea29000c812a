export { SuperBonusDialog } from './SuperBonusDialog.tsx'
export type { SuperBonusDialogProps } from './SuperBonusDialog.tsx'
