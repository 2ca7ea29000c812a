import { expectTypeOf, test } from 'vitest'
import type { ContainerProps } from './Container.tsx'
import { Container } from './Container.tsx'

test('Container rejects outside styling and invalid props', () => {
  expectTypeOf<ContainerProps>().not.toHaveProperty('className')
  expectTypeOf<ContainerProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Container className="wide">x</Container>)
  // @ts-expect-error a width outside the tuple
  void (<Container width="wide">x</Container>)
})
