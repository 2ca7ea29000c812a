import { expect, test } from 'vitest'
import { formatOdds } from './formatOdds.ts'

test('odds have up to two decimals, in both languages', () => {
  for (const locale of ['en', 'es'] as const) {
    expect(formatOdds(4, locale)).toBe('4')
    expect(formatOdds(2.345, locale)).toBe('2.35')
    expect(formatOdds(302_575_350, locale)).toBe('302,575,350')
  }
})
