import { expect, test } from 'vitest'
import { joinDate, maskPart, splitDate } from './dateParts.ts'

test.each([
  [{ month: '', day: '', year: '' }, ''],
  [{ month: '5', day: '', year: '' }, '-05-'],
  [{ month: '5', day: '7', year: '' }, '-05-07'],
  [{ month: '5', day: '7', year: '19' }, '19-05-07'],
  [{ month: '5', day: '7', year: '1990' }, '1990-05-07'],
  [{ month: '12', day: '31', year: '1990' }, '1990-12-31'],
  [{ month: '', day: '', year: '1990' }, '1990--'],
])('%j is stored as %j', (parts, value) => {
  expect(joinDate(parts)).toBe(value)
})

test.each([
  ['', { month: '', day: '', year: '' }],
  ['-05-', { month: '05', day: '', year: '' }],
  ['1990-12-31', { month: '12', day: '31', year: '1990' }],
])('%j is shown as %j', (value, parts) => {
  expect(splitDate(value)).toEqual(parts)
})

test('a part accepts as many digits as fit and nothing else', () => {
  expect(maskPart('month')('1/2/34')).toBe('12')
  expect(maskPart('day')('-7th')).toBe('7')
  expect(maskPart('year')('19901')).toBe('1990')
})
