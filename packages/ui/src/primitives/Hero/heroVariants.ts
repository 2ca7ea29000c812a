export const heroElements = ['div', 'section'] as const
export type HeroElement = (typeof heroElements)[number]

/** `large` opens a page of many things; `medium` shows one thing. */
export const heroSizes = ['medium', 'large'] as const
export type HeroSize = (typeof heroSizes)[number]
