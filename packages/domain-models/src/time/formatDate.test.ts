import { expect, test } from 'vitest'
import { formatLongDate, formatShortDate, lastDay } from './formatDate.ts'

test('[CONST-008] a date is written MMMM DD, YYYY or MMM DD, YYYY', () => {
  expect(formatLongDate('2024-03-05', 'en')).toBe('March 05, 2024')
  expect(formatShortDate('2024-03-05', 'en')).toBe('Mar 05, 2024')
})

test('[CONST-008] a moment is written as its day in Phoenix', () => {
  expect(formatLongDate(new Date('2024-03-05T06:59:00Z'), 'en')).toBe('March 04, 2024')
  expect(formatShortDate(new Date('2024-03-05T07:00:00Z'), 'en')).toBe('Mar 05, 2024')
})

test('a Spanish date uses the Spanish order', () => {
  expect(formatLongDate('2024-03-05', 'es')).toBe('05 de marzo de 2024')
  expect(formatShortDate('2024-03-05', 'es')).toMatch(/^05 mar\.? 2024$/)
})

test.each([
  ['2027-02-21T06:59:59.999Z', '2027-02-20'],
  ['2027-02-21T07:00:00Z', '2027-02-20'],
  ['2027-02-21T07:00:00.001Z', '2027-02-21'],
  ['2027-02-21T00:00:00-07:00', '2027-02-20'],
  ['2027-01-01T07:00:00Z', '2026-12-31'],
])('what ends at %s has its last day on %s in Phoenix', (end, day) => {
  expect(lastDay(end)).toBe(day)
})
