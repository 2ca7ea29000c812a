import type { Locale } from './Locale.ts'

/** Writes a number as a language does, with its separators and its unit. */
export type FormatNumber = (value: number, locale: Locale) => string

/** Both languages in the regional form of the lottery's country. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' }

/** Makes a formatter once for each locale: to construct one costs a hundred times what one use of it costs. */
export function perLocale<Formatter>(construct: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>()
  return locale => {
    const formatter = made.get(locale) ?? construct(tags[locale])
    made.set(locale, formatter)
    return formatter
  }
}

/** A formatter with these options, for each locale. */
export function numberFormat(options?: Intl.NumberFormatOptions): FormatNumber {
  const of = perLocale(tag => new Intl.NumberFormat(tag, options))
  return (value, locale) => of(locale).format(value)
}

/** A number as a language writes it: `1,234.5` in English. */
export const formatNumber: FormatNumber = /* @__PURE__ */ numberFormat()
