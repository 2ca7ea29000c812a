import { expect, test } from 'vitest'
import { PHOENIX } from '../time/zones.fixtures.ts'
import { drawEndsSoonFrom, isNewDraw } from './drawPeriods.ts'

test('[CONST-019] a draw that ends in 7 days ends soon, and one that ends in 8 days does not', () => {
  const soon = drawEndsSoonFrom(new Date('2026-12-01T07:00:00Z')).getTime()
  expect(Date.parse('2026-11-24T07:00:00Z')).toBeGreaterThanOrEqual(soon)
  expect(Date.parse('2026-11-23T07:00:00Z')).toBeLessThan(soon)
})

test.each([
  ['2026-10-20T07:00:00Z', true],
  ['2026-10-20T06:59:59Z', false],
])('[CONST-019] on 20 November a draw that began at %s counts as new: %s', (began, isNew) => {
  expect(isNewDraw(new Date(began), new Date('2026-11-20T19:00:00Z'), PHOENIX)).toBe(isNew)
})

test('[CONST-019] a draw’s days are Phoenix days late in the evening, too', () => {
  const began = new Date('2026-10-20T07:00:00Z')
  expect(isNewDraw(began, new Date('2026-11-21T06:30:00Z'), PHOENIX)).toBe(true)
  expect(isNewDraw(began, new Date('2026-11-21T07:30:00Z'), PHOENIX)).toBe(false)
})
