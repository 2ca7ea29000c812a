import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { isOutageActive, outageConfig, outageMode, type OutageConfig } from './OutageConfig.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const outage: OutageConfig = {
  flag: 'true',
  startDate: '2026-11-21T10:00:00Z',
  endDate: '2026-11-21T12:00:00Z',
  body: 'We are back at noon.',
}

test('[OUTAGE-003] an outage has flag, startDate, endDate, body, outageType and displayTime', () => {
  expect(is({ ...outage, outageType: 'PLANNED', displayTime: 15_000 }, outageConfig)).toBe(true)
  expect(is({ flag: 'false', body: '' }, outageConfig)).toBe(true)
})

test.each([
  { flag: undefined },
  { body: undefined },
  { startDate: 'soon' },
  { startDate: '2026-11-21T10:00:00' },
  { endDate: '2026-02-30T10:00:00Z' },
  { displayTime: 'long' },
])('[OUTAGE-003] an outage with %j is invalid', change => {
  expect(is({ ...outage, ...change }, outageConfig)).toBe(false)
})

describe('the activity of an outage', () => {
  test.each([
    ['a second before its start', {}, '09:59:59', false],
    ['at its start', {}, '10:00:00', true],
    ['a second before its end', {}, '11:59:59', true],
    ['at its end', {}, '12:00:00', false],
    ['long after, without an end', { endDate: undefined }, '23:59:59', true],
    ['without a start', { startDate: undefined }, '00:00:00', true],
    ['by the boolean', { flag: true }, '11:00:00', true],
    ['with the flag "false"', { flag: 'false' }, '11:00:00', false],
    ['with the flag "TRUE"', { flag: 'TRUE' }, '11:00:00', false],
    ['with the flag ""', { flag: '' }, '11:00:00', false],
    ['by its start in another zone', { startDate: '2026-11-21T03:30:00-07:00' }, '10:29:59', false],
  ])('[OUTAGE-004] is decided %s', (_, change, time, expected) => {
    expect(isOutageActive({ ...outage, ...change }, at(time))).toBe(expected)
  })
})

test.each([
  ['PLANNED', 'planned'],
  ['UNPLANNED', 'unplanned'],
  ['', 'warning'],
  [undefined, 'warning'],
  ['planned', 'warning'],
  ['NOTICE', 'warning'],
] as const)('[OUTAGE-002] [OUTAGE-007] an active outage of the type %j is %s', (outageType, mode) => {
  expect(outageMode({ ...outage, outageType }, at('11:00:00'))).toBe(mode)
  expect(outageMode({ ...outage, outageType }, at('12:00:00'))).toBe('none')
})

test('[OUTAGE-001] without a configuration there is no outage', () => {
  expect(outageMode(undefined, at('11:00:00'))).toBe('none')
})
