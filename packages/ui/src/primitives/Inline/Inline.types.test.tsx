import { expectTypeOf, test } from 'vitest'
import type { InlineProps } from './Inline.tsx'
import { Inline } from './Inline.tsx'

test('Inline rejects outside styling and invalid props', () => {
  expectTypeOf<InlineProps>().not.toHaveProperty('className')
  expectTypeOf<InlineProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Inline className="wide">x</Inline>)
  // @ts-expect-error only steps of the spacing grid are allowed
  void (<Inline gap="8px">x</Inline>)
})
