export const iconSizes = ['text', 'small', 'medium', 'large', 'huge'] as const
export type IconSize = (typeof iconSizes)[number]
