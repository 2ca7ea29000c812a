/** The elements that a card can be. */
export const cardElements = ['div', 'article', 'section', 'aside', 'li'] as const
/** The element that a card is; `li` in a list of cards. */
export type CardElement = (typeof cardElements)[number]

/** `raised` has a shadow; `outlined` has a border; `sunken` is darker than the page. */
export const cardSurfaces = ['raised', 'outlined', 'sunken'] as const
/** `raised` has a shadow; `outlined` has a border; `sunken` is darker than the page. */
export type CardSurface = (typeof cardSurfaces)[number]
