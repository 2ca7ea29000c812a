import type { Locale } from './Locale.ts'

/** Writes a number as each language has it. */
export type WriteNumber = (value: number, locale: Locale) => string

/**
 * A number as both languages write it, which are those of the United States. For the first one it writes, Intl takes a
 * slow phone a tenth of a second, in the middle of taking a page over.
 */
export function writeNumber(value: number, { decimals = 3 } = {}): string {
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(decimals))
  if (rounded < 0) return `-${writeNumber(-rounded, { decimals })}`
  // Most numbers of a page, and it may write hundreds.
  if (rounded < 1_000) return String(rounded)
  const [whole = '', part] = String(rounded).split('.')
  return part ? `${inThousands(whole)}.${part}` : inThousands(whole)
}

const inThousands = (digits: string): string =>
  digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits
