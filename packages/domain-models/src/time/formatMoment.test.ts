import { expect, test } from 'vitest'
import { formatMoment, formatTime } from './formatMoment.ts'
import { DETROIT, PHOENIX } from './zones.fixtures.ts'

const evening = new Date('2026-11-26T03:00:00Z')

test('a moment is written as a day and an hour in the lottery’s zone', () => {
  expect(formatMoment(evening, { locale: 'en', zone: PHOENIX })).toBe('Wed, Nov 25, 8:00\u00a0PM')
  expect(formatMoment(evening, { locale: 'es', zone: PHOENIX })).toBe('mié, 25 de nov, 8:00\u00a0p.m.')
  expect(formatMoment(evening, { locale: 'en', zone: DETROIT })).toBe('Wed, Nov 25, 10:00\u00a0PM')
})

test('an hour is written in summer time while the lottery’s zone has it', () => {
  expect(formatTime(new Date('2026-07-04T16:00:00Z'), { locale: 'en', zone: DETROIT })).toBe('12:00\u00a0PM')
  expect(formatTime(new Date('2026-12-04T16:00:00Z'), { locale: 'en', zone: DETROIT })).toBe('11:00\u00a0AM')
})
