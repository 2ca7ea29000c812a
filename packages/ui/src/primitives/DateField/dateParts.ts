/** The order of a date in the United States, in English and in Spanish. */
export const dateParts = ['month', 'day', 'year'] as const
export type DatePart = (typeof dateParts)[number]
export type DateParts = Record<DatePart, string>

const digits = { month: 2, day: 2, year: 4 } as const

/** Maximum number of digits of each part. */
export function maskPart(part: DatePart): (value: string) => string {
  return value => value.replace(/\D/g, '').slice(0, digits[part])
}

/**
 * YYYY-MM-DD with missing parts left empty: the month alone is '-05-'. Without any part it is the empty
 * string.
 */
export function joinDate({ month, day, year }: DateParts): string {
  return month || day || year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : ''
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { month, day, year }
}

const twoDigits = (typed: string) => typed && typed.padStart(2, '0')
