export const stackAligns = ['stretch', 'start', 'center', 'end'] as const
export type StackAlign = (typeof stackAligns)[number]

export const stackElements = ['div', 'section', 'ul', 'ol', 'article', 'main', 'aside'] as const
export type StackElement = (typeof stackElements)[number]
