export const menuTones = ['neutral', 'danger'] as const
export type MenuTone = (typeof menuTones)[number]
