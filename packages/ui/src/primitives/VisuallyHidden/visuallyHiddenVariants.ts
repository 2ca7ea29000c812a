export const visuallyHiddenElements = ['span', 'div', 'p', 'h1', 'h2', 'h3', 'caption'] as const
export type VisuallyHiddenElement = (typeof visuallyHiddenElements)[number]
