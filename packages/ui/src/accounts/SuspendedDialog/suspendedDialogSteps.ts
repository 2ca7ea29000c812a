export const suspendedDialogSteps = ['asking', 'sending', 'sent'] as const
export type SuspendedDialogStep = (typeof suspendedDialogSteps)[number]
