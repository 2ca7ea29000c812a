import { expect, test } from 'vitest'
import { formatMoment } from './formatMoment.ts'

test('a moment is written as a day and an hour in Phoenix', () => {
  expect(formatMoment(new Date('2026-11-26T03:00:00Z'), 'en')).toBe('Wed, Nov 25, 8:00\u00a0PM')
  expect(formatMoment(new Date('2026-11-26T03:00:00Z'), 'es')).toBe('mié, 25 de nov, 8:00\u00a0p.m.')
})
