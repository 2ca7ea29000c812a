/** The languages of the product; every text exists in all of them. */
export const LOCALES = ['en', 'es'] as const
/** A language of the product. */
export type Locale = (typeof LOCALES)[number]
/** The languages of a lottery; the first is for a reader whose browser prefers none of them. */
export type Locales = readonly [Locale, ...Locale[]]
