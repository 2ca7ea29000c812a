import { expectTypeOf, test } from 'vitest'
import type { EmptyStateProps } from './EmptyState.tsx'
import { EmptyState } from './EmptyState.tsx'

test('EmptyState refuses what it has no place for', () => {
  expectTypeOf<EmptyStateProps>().not.toHaveProperty('className')
  expectTypeOf<EmptyStateProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<EmptyState title="x" className="wide" />)
  // @ts-expect-error it says what is missing
  void (<EmptyState />)
})
