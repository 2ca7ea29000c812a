export { ContactDialog } from './ContactDialog.tsx'
export type { ContactDialogProps } from './ContactDialog.tsx'
