import { expectTypeOf, test } from 'vitest'
import type { ErrorSummaryProps } from './ErrorSummary.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

test('ErrorSummary refuses what it has no place for', () => {
  expectTypeOf<ErrorSummaryProps>().not.toHaveProperty('className')
  expectTypeOf<ErrorSummaryProps>().not.toHaveProperty('style')
  // @ts-expect-error each message leads to a field
  void (<ErrorSummary errors={[{ message: 'Enter your name' }]} />)
})
