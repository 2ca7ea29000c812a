import { expectTypeOf, test } from 'vitest'
import type { QueryStateProps } from './QueryState.tsx'
import { QueryState } from './QueryState.tsx'

const retry = () => undefined

test('QueryState rejects outside styling and invalid props', () => {
  expectTypeOf<QueryStateProps>().not.toHaveProperty('className')
  expectTypeOf<QueryStateProps>().not.toHaveProperty('style')
  // @ts-expect-error onRetry is required
  void (<QueryState error={null}>…</QueryState>)
  // @ts-expect-error the skeleton is required
  void (<QueryState error={null} onRetry={retry} />)
})
