import type { Locale } from './Locale.ts'

/** Writes a number as each language has it. */
export type WriteNumber = (value: number, locale: Locale) => string

/**
 * A number as both languages write it, which are those of the United States. For the first one it writes, Intl takes a
 * slow phone a tenth of a second, in the middle of taking a page over.
 */
export function writeNumber(value: number, { decimals = 3 } = {}): string {
  const [whole = '', part] = String(Number(value.toFixed(decimals))).split('.')
  const inThousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part ? `${inThousands}.${part}` : inThousands
}
