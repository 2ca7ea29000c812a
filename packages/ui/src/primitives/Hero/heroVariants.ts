export const heroElements = ['div', 'section'] as const
export type HeroElement = (typeof heroElements)[number]

/** `large` opens an overview page; `medium` shows one item. */
export const heroSizes = ['medium', 'large'] as const
export type HeroSize = (typeof heroSizes)[number]
