import { expectTypeOf, test } from 'vitest'
import type { EmptyStateProps } from './EmptyState.tsx'
import { EmptyState } from './EmptyState.tsx'

test('EmptyState rejects outside styling and invalid props', () => {
  expectTypeOf<EmptyStateProps>().not.toHaveProperty('className')
  expectTypeOf<EmptyStateProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<EmptyState title="x" className="wide" />)
  // @ts-expect-error the title is required
  void (<EmptyState />)
})
