export { SessionEndDialog } from './SessionEndDialog.tsx'
export type { SessionEndDialogProps } from './SessionEndDialog.tsx'
