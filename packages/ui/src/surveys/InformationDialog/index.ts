export { InformationDialog } from './InformationDialog.tsx'
export type { InformationDialogProps } from './InformationDialog.tsx'
