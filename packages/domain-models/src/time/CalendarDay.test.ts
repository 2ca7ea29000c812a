import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { addDays, ageOn, calendarDay, isCalendarDay, isSameMonthDay } from './CalendarDay.ts'

test.each(['2024-02-29', '2000-02-29', '2026-11-21', '2026-04-30', '1900-01-01', '0001-01-01', '9998-12-31'])(
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
  '0000-12-31',
  '9999-01-01',
  '21.11.2026',
  '2026-11-21T00:00',
  ' 2026-11-21',
  '２０２６-11-21',
])('%j is not a calendar day', day => {
  expect(is(day, calendarDay())).toBe(false)
})

test('every month of four centuries ends on its last day, and the next one begins the day after', () => {
  const written = (year: number, month: number, day: number) =>
    [String(year), ...[month, day].map(part => String(part).padStart(2, '0'))].join('-')
  const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const wrong: string[] = []
  for (let year = 1800; year < 2200; year += 1) {
    const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (const [index, length] of lengths.entries()) {
      const last = written(year, index + 1, length)
      const next = index === 11 ? written(year + 1, 1, 1) : written(year, index + 2, 1)
      const isRight = isCalendarDay(last) && !isCalendarDay(written(year, index + 1, length + 1))
      if (!isRight || addDays(last, 1) !== next || addDays(next, -1) !== last) wrong.push(last)
    }
  }
  expect(wrong).toEqual([])
})

test('addDays moves between neighbouring days throughout a leap year', () => {
  const days = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index))
  expect(days.filter(day => !isCalendarDay(day))).toEqual([])
  expect(new Set(days).size).toBe(366)
  expect(days.toSorted()).toEqual(days)
  expect([days[59], days[60], days[365]]).toEqual(['2024-02-29', '2024-03-01', '2024-12-31'])
})

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-11-21', -396, '2025-10-21'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %d days is %s', (day, days, expected) => {
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
  ])('says that a person born on %s is on %s %d years old', (birth, day, age) => {
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
  ])('[SHELL-009] says whether %s returns on %s: %s', (anniversary, day, expected) => {
    expect(isSameMonthDay(anniversary, day)).toBe(expected)
  })
})
