export { SuspendedDialog } from './SuspendedDialog.tsx'
export type { SuspendedDialogError, SuspendedDialogProps } from './SuspendedDialog.tsx'
export { suspendedDialogSteps } from './suspendedDialogSteps.ts'
export type { SuspendedDialogStep } from './suspendedDialogSteps.ts'
