import type { FieldError } from '../form/FieldError.ts'

const DIGITS = /^\d{10}$/
const MASKED = /^\([1-9]\d{2}\) \d{3}-\d{4}$/

/** Optional: ten digits, plain or as (NXX) NNN-NNNN. */
export function phoneRule(value: string): FieldError | null {
  return value === '' || DIGITS.test(value) || MASKED.test(value) ? null : { key: 'field.phone' }
}

/** The digits of a number, without the +1 that a pasted one may begin with: what is sent. */
export function phoneDigits(value: string): string {
  const digits = value.replace(/\D/g, '')
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** As much of (NXX) NNN-NNNN as there are digits for; digits too many stay at the end. Separators come with the digit after them, so they can be deleted. */
export function maskPhone(value: string): string {
  const digits = phoneDigits(value)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (line) return `(${area}) ${exchange}-${line}`
  if (exchange) return `(${area}) ${exchange}`
  return area && `(${area}`
}
