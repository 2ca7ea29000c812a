export const iconButtonEmphases = ['plain', 'soft', 'raised'] as const
export type IconButtonEmphasis = (typeof iconButtonEmphases)[number]

export const iconButtonSizes = ['medium', 'large'] as const
export type IconButtonSize = (typeof iconButtonSizes)[number]
