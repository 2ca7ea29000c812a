export { TourDialog } from './TourDialog.tsx'
export type { TourDialogProps } from './TourDialog.tsx'
