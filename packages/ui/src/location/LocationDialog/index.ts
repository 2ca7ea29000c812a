export { LocationDialog } from './LocationDialog.tsx'
export type { LocationDialogProps } from './LocationDialog.tsx'
