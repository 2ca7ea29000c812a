import { expectTypeOf, test } from 'vitest'
import type { SpinnerOverlayProps } from './SpinnerOverlay.tsx'
import { SpinnerOverlay } from './SpinnerOverlay.tsx'

test('SpinnerOverlay refuses what it has no place for', () => {
  expectTypeOf<SpinnerOverlayProps>().not.toHaveProperty('className')
  expectTypeOf<SpinnerOverlayProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<SpinnerOverlay isActive className="wide" />)
  // @ts-expect-error it is told when to show
  void (<SpinnerOverlay />)
})
