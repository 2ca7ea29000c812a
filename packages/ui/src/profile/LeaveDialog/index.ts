export { LeaveDialog } from './LeaveDialog.tsx'
export type { LeaveDialogProps } from './LeaveDialog.tsx'
