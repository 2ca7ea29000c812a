export { CollectProgressDialog } from './CollectProgressDialog.tsx'
export type { CollectProgressDialogProps } from './CollectProgressDialog.tsx'
