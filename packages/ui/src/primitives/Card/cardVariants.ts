export const cardElements = ['div', 'article', 'section', 'aside', 'li'] as const
export type CardElement = (typeof cardElements)[number]

/** `raised` floats on the page; `outlined` lies in it; `sunken` is a well. */
export const cardSurfaces = ['raised', 'outlined', 'sunken'] as const
export type CardSurface = (typeof cardSurfaces)[number]
