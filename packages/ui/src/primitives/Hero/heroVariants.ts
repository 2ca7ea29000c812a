/** The elements that a hero can be; a `section` needs `labelledBy`. */
export const heroElements = ['div', 'section'] as const
/** The element that a hero is; a `section` needs `labelledBy`. */
export type HeroElement = (typeof heroElements)[number]

/** `large` opens an overview page; `medium` shows one item. */
export const heroSizes = ['medium', 'large'] as const
/** `large` opens an overview page; `medium` shows one item. */
export type HeroSize = (typeof heroSizes)[number]
