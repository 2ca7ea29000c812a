import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { instant } from './Instant.ts'

test.each([
  '2026-11-21T09:00:00Z',
  '2026-11-21T09:00Z',
  '2026-11-21T09:00:00.123Z',
  '2026-11-21T09:00:00-07:00',
])('%s is a valid instant', value => {
  expect(is(value, instant())).toBe(true)
})

test.each([
  '',
  '2026-11-21',
  '2026-11-21T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-11-21T25:00:00Z',
  '2026-11-21 09:00Z',
  'soon',
  1_795_000_000_000,
])('%j is not an instant: it lacks a time zone or a real day', value => {
  expect(is(value, instant())).toBe(false)
})
