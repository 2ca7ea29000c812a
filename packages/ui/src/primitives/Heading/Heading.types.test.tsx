import { expectTypeOf, test } from 'vitest'
import type { HeadingProps } from './Heading.tsx'
import { Heading } from './Heading.tsx'

test('Heading rejects outside styling and invalid props', () => {
  expectTypeOf<HeadingProps>().not.toHaveProperty('className')
  expectTypeOf<HeadingProps>().not.toHaveProperty('style')
  // oxfmt-ignore
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Heading level={2} className="wide">x</Heading>)
  // @ts-expect-error the level is required
  void (<Heading>x</Heading>)
})
