import { expect, test } from 'vitest'
import { formatLongDate, formatShortDate, lastDay } from './formatDate.ts'
import { DETROIT, PHOENIX } from './zones.fixtures.ts'

const EN = { locale: 'en', zone: PHOENIX } as const
const ES = { locale: 'es', zone: PHOENIX } as const

test('[CONST-008] a date is written MMMM DD, YYYY or MMM DD, YYYY', () => {
  expect(formatLongDate('2024-03-05', EN)).toBe('March 05, 2024')
  expect(formatShortDate('2024-03-05', EN)).toBe('Mar 05, 2024')
})

test('[CONST-008] a moment is written as its day in Phoenix', () => {
  expect(formatLongDate(new Date('2024-03-05T06:59:00Z'), EN)).toBe('March 04, 2024')
  expect(formatShortDate(new Date('2024-03-05T07:00:00Z'), EN)).toBe('Mar 05, 2024')
})

test('a Spanish date uses the Spanish order', () => {
  expect(formatLongDate('2024-03-05', ES)).toBe('05 de marzo de 2024')
  expect(formatShortDate('2024-03-05', ES)).toMatch(/^05 mar\.? 2024$/)
})

test.each([
  ['2027-02-21T06:59:59.999Z', '2027-02-20'],
  ['2027-02-21T07:00:00Z', '2027-02-20'],
  ['2027-02-21T07:00:00.001Z', '2027-02-21'],
  ['2027-02-21T00:00:00-07:00', '2027-02-20'],
  ['2027-01-01T07:00:00Z', '2026-12-31'],
])('what ends at %s has its last day on %s in Phoenix', (end, day) => {
  expect(lastDay(end, PHOENIX)).toBe(day)
})

test('a lottery’s dates are those of its own zone', () => {
  const detroit = { locale: 'en', zone: DETROIT } as const
  expect(formatLongDate(new Date('2024-03-05T04:59:59Z'), detroit)).toBe('March 04, 2024')
  expect(formatLongDate(new Date('2024-03-05T05:00:00Z'), detroit)).toBe('March 05, 2024')
  expect(formatShortDate('2024-07-04', detroit)).toBe('Jul 04, 2024')
  expect(lastDay('2024-07-05T04:00:00Z', DETROIT)).toBe('2024-07-04')
})
