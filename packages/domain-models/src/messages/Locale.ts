/** The languages of the club; every text exists in all of them. */
export const LOCALES = ['en', 'es'] as const
/** A language of the club. */
export type Locale = (typeof LOCALES)[number]

/** Whether a text names a language of the club, such as one from an address or a cookie. */
export const isLocale = (value: string): value is Locale => LOCALES.some(locale => locale === value)
