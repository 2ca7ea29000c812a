export const textSizes = ['caption', 'small', 'body', 'lead', 'title'] as const
export type TextSize = (typeof textSizes)[number]

export const textTones = ['default', 'muted', 'accent', 'success', 'danger', 'inherit'] as const
export type TextTone = (typeof textTones)[number]

export const textWeights = ['regular', 'semibold', 'bold'] as const
export type TextWeight = (typeof textWeights)[number]

export const textAligns = ['start', 'center', 'end'] as const
export type TextAlign = (typeof textAligns)[number]

export const textElements = ['p', 'span', 'div', 'strong', 'small', 'dt', 'dd', 'time'] as const
export type TextElement = (typeof textElements)[number]
