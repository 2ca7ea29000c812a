export const cardElements = ['div', 'article', 'section', 'aside', 'li'] as const
export type CardElement = (typeof cardElements)[number]

/** `raised` has a shadow; `outlined` has a border; `sunken` is darker than the page. */
export const cardSurfaces = ['raised', 'outlined', 'sunken'] as const
export type CardSurface = (typeof cardSurfaces)[number]
