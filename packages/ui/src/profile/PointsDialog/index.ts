export { PointsDialog } from './PointsDialog.tsx'
export type { PointsDialogProps } from './PointsDialog.tsx'
