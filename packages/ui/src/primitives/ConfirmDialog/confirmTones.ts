export const confirmTones = ['accent', 'danger'] as const
export type ConfirmTone = (typeof confirmTones)[number]
