import { expectTypeOf, test } from 'vitest'
import type { PageFrameProps } from './PageFrame.tsx'
import { PageFrame } from './PageFrame.tsx'

test('PageFrame rejects outside styling and invalid props', () => {
  expectTypeOf<PageFrameProps>().not.toHaveProperty('className')
  expectTypeOf<PageFrameProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<PageFrame className="wide">x</PageFrame>)
  // @ts-expect-error only steps of the spacing grid are allowed
  void (<PageFrame gap={7}>x</PageFrame>)
})
