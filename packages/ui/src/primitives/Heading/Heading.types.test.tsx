import { expectTypeOf, test } from 'vitest'
import type { HeadingProps } from './Heading.tsx'
import { Heading } from './Heading.tsx'

test('Heading refuses what it has no place for', () => {
  expectTypeOf<HeadingProps>().not.toHaveProperty('className')
  expectTypeOf<HeadingProps>().not.toHaveProperty('style')
  // prettier-ignore
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Heading level={2} className="wide">x</Heading>)
  // @ts-expect-error a heading has a place in the outline
  void (<Heading>x</Heading>)
})
