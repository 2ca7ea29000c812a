import { PASSWORD_SYMBOLS } from './constants.ts'

/** Typed or pasted text reduced to what a new password may contain: letters, digits and the listed symbols. */
export function filterPassword(value: string): string {
  return Array.from(value)
    .filter(char => /[A-Za-z0-9]/.test(char) || PASSWORD_SYMBOLS.includes(char))
    .join('')
}
