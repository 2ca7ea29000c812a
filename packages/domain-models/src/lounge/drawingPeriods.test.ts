import { expect, test } from 'vitest'
import { drawingEnd } from './drawingPeriods.ts'

test.each([
  ['weekly', '2026-11-21', '2026-11-28'],
  ['weekly', '2026-12-28', '2027-01-04'],
  ['biweekly', '2026-02-20', '2026-03-06'],
  ['monthly', '2026-11-21', '2026-12-01'],
  ['monthly', '2026-12-01', '2027-01-01'],
  ['quarterly', '2026-01-01', '2026-04-01'],
  ['quarterly', '2026-11-21', '2027-01-01'],
  ['quarterly', '2026-09-30', '2026-10-01'],
] as const)(
  '[REDEEM-003] a %s drawing that begins on %s accepts entries until %s',
  (frequency, from, end) => {
    expect(drawingEnd(frequency, from)).toBe(end)
  },
)
