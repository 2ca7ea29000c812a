export const containerWidths = ['page', 'text', 'form'] as const
export type ContainerWidth = (typeof containerWidths)[number]

export const containerElements = ['div', 'main', 'section', 'header', 'footer', 'nav'] as const
export type ContainerElement = (typeof containerElements)[number]
