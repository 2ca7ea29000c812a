import { expectTypeOf, test } from 'vitest'
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('VisuallyHidden refuses what it has no place for', () => {
  expectTypeOf<VisuallyHiddenProps>().not.toHaveProperty('className')
  expectTypeOf<VisuallyHiddenProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<VisuallyHidden className="wide">x</VisuallyHidden>)
  // @ts-expect-error nothing to read
  void (<VisuallyHidden />)
})
