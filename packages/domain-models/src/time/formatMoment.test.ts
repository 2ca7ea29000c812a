import { expect, test } from 'vitest'
import { formatMoment } from './formatMoment.ts'

test('a moment is written as a day and an hour in Phoenix', () => {
  // Some engines put a narrow space before the half of the day.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(formatMoment(new Date('2026-11-26T03:00:00Z'), 'en'))).toBe('Wed, Nov 25, 8:00 PM')
  expect(formatMoment(new Date('2026-11-26T03:00:00Z'), 'es')).toMatch(/^mié.* 25.*8:00/)
})
