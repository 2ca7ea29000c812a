import type { Locale } from '@players-club/domain-models'

const steps = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1000 },
] as const

/** How large a file is, in the unit that a reader would choose. */
export function fileSize(bytes: number, locale: Locale): string {
  const step = steps.find(one => bytes >= one.bytes) ?? { unit: 'byte', bytes: 1 }
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    maximumFractionDigits: step.unit === 'megabyte' ? 1 : 0,
  })
  return format.format(bytes / step.bytes)
}
