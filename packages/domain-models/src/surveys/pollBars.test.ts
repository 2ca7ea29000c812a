import { expect, test } from 'vitest'
import { POLL_BAR_MIN_PERCENT } from './pollBars.ts'

test('an option without votes has a bar of 5 percent', () => {
  expect(POLL_BAR_MIN_PERCENT).toBe(5)
})
