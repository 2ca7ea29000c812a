export { RedeemEntriesDialog } from './RedeemEntriesDialog.tsx'
export type { RedeemEntriesDialogProps, RedeemEntriesStage } from './RedeemEntriesDialog.tsx'
