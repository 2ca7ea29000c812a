import { expectTypeOf, test } from 'vitest'
import type { MissingProps } from './Missing.tsx'
import { Missing } from './Missing.tsx'

const retry = () => undefined

test('Missing refuses what it has no place for', () => {
  expectTypeOf<MissingProps>().not.toHaveProperty('className')
  expectTypeOf<MissingProps>().not.toHaveProperty('style')
  // @ts-expect-error there is always a way on
  void (<Missing error={null}>…</Missing>)
  // @ts-expect-error something holds the place of what comes
  void (<Missing error={null} onRetry={retry} />)
})
