import { expectTypeOf, test } from 'vitest'
import type { ErrorSummaryProps } from './ErrorSummary.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

test('ErrorSummary rejects outside styling and invalid props', () => {
  expectTypeOf<ErrorSummaryProps>().not.toHaveProperty('className')
  expectTypeOf<ErrorSummaryProps>().not.toHaveProperty('style')
  // @ts-expect-error each message needs its field
  void (<ErrorSummary errors={[{ message: 'Enter your name' }]} />)
})
