import { expectTypeOf, test } from 'vitest'
import type { SpinnerOverlayProps } from './SpinnerOverlay.tsx'
import { SpinnerOverlay } from './SpinnerOverlay.tsx'

test('SpinnerOverlay rejects outside styling and invalid props', () => {
  expectTypeOf<SpinnerOverlayProps>().not.toHaveProperty('className')
  expectTypeOf<SpinnerOverlayProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<SpinnerOverlay isActive className="wide" />)
  // @ts-expect-error isActive is required
  void (<SpinnerOverlay />)
})
