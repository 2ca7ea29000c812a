export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

export const isLocale = (value: string): value is Locale => LOCALES.some(locale => locale === value)

/** Both languages are those of the United States: its dates, its numbers and its dollars. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' }

/** Keeps what Intl makes for a language: it is slow to make and quick to use. */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return locale => (made[locale] ??= make(TAGS[locale]))
}
