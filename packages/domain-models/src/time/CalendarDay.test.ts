import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { addDays, ageOn, calendarDay, isCalendarDay, isSameMonthDay } from './CalendarDay.ts'

test.each(['2024-02-29', '2000-02-29', '2026-11-21', '2026-04-30', '1900-01-01', '0001-12-31'])(
  '%s is a calendar day',
  day => {
    expect(is(day, calendarDay())).toBe(true)
  },
)

test.each([
  '',
  '2023-02-29',
  '1900-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-11-00',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '21.11.2026',
  '2026-11-21T00:00',
  ' 2026-11-21',
  '２０２６-11-21',
])('%j is not', day => {
  expect(is(day, calendarDay())).toBe(false)
})

test('every day of four centuries is one, and none comes after the last of its month', () => {
  const wrong: string[] = []
  for (let day = '1800-01-01'; day < '2200-01-01'; day = addDays(day, 1)) {
    const after = day.slice(0, 8) + String(Number(day.slice(8)) + 1).padStart(2, '0')
    if (!isCalendarDay(day) || isCalendarDay(after) !== (addDays(day, 1) === after)) wrong.push(day)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-11-21', -396, '2025-10-21'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

describe('ageOn', () => {
  test.each([
    ['2005-11-21', '2026-11-20', 20],
    ['2005-11-21', '2026-11-21', 21],
    ['2005-12-01', '2026-11-30', 20],
    ['2026-11-21', '2026-11-21', 0],
    // An age limit never opens a day too early.
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2028-02-29', 24],
  ])('who was born on %s is on %s %d years old', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })
})

describe('isSameMonthDay', () => {
  test.each([
    ['1990-11-21', '2026-11-21', true],
    ['1990-11-21', '2026-11-20', false],
    ['1990-11-21', '2026-12-21', false],
    ['2004-02-29', '2024-02-29', true],
    ['2004-02-29', '2024-02-28', false],
    ['2004-02-29', '2026-02-28', true],
    ['2004-02-29', '2026-03-01', false],
    ['2004-02-29', '2100-02-28', true],
    ['2004-02-28', '2024-02-29', false],
  ])('[SHELL-009] %s returns on %s: %s', (anniversary, day, expected) => {
    expect(isSameMonthDay(anniversary, day)).toBe(expected)
  })
})
