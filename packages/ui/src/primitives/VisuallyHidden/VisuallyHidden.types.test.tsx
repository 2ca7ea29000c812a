import { expectTypeOf, test } from 'vitest'
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('VisuallyHidden rejects outside styling and invalid props', () => {
  expectTypeOf<VisuallyHiddenProps>().not.toHaveProperty('className')
  expectTypeOf<VisuallyHiddenProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<VisuallyHidden className="wide">x</VisuallyHidden>)
  // @ts-expect-error the text is required
  void (<VisuallyHidden />)
})
