import { expectTypeOf, test } from 'vitest'
import type { QueryStateProps } from './QueryState.tsx'
import { QueryState } from './QueryState.tsx'

const retry = () => undefined

test('Missing refuses what it has no place for', () => {
  expectTypeOf<QueryStateProps>().not.toHaveProperty('className')
  expectTypeOf<QueryStateProps>().not.toHaveProperty('style')
  // @ts-expect-error there is always a way on
  void (<QueryState error={null}>…</QueryState>)
  // @ts-expect-error something holds the place of what comes
  void (<QueryState error={null} onRetry={retry} />)
})
