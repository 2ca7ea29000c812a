import type { FieldError } from '../form/FieldError.ts'

/** Optional; if given, exactly the last four digits. */
export function ssnLast4Rule(value: string): FieldError | null {
  return value === '' || /^\d{4}$/.test(value) ? null : { key: 'field.ssnLast4' }
}
