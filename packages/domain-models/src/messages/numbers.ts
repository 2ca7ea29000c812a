import { perLocale, type Locale } from './Locale.ts'

/** Writes a number as each language has it. */
export type WriteNumber = (value: number, locale: Locale) => string

/**
 * A whole number as both languages write it, which are those of the United States. For its first one Intl takes a slow
 * phone a tenth of a second, in the middle of taking a page over.
 */
export const writeWhole = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Whole numbers need no Intl; others are written by it. */
export function numbers(options: Intl.NumberFormatOptions = {}): WriteNumber {
  const formats = perLocale(tag => new Intl.NumberFormat(tag, options))
  return (value, locale) => (Number.isSafeInteger(value) ? writeWhole(value) : formats(locale).format(value))
}
