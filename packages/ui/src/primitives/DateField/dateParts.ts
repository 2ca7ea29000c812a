/** The order of a date in the United States, in English and in Spanish. */
export const dateParts = ['month', 'day', 'year'] as const
/** A part of a date, which is an input of its own. */
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

/** A whole date as it is pasted: month, day and year with separators or as eight digits, or YYYY-MM-DD; null for anything else. */
export function parseDate(text: string): DateParts | null {
  const [, year, month = '', day = ''] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? []
  if (year !== undefined) return { month, day, year }
  const american =
    /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text) ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text)
  return american && { month: american[1] ?? '', day: american[2] ?? '', year: american[3] ?? '' }
}

const twoDigits = (typed: string) => typed && typed.padStart(2, '0')
