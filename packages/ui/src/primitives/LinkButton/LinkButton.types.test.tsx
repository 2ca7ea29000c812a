import { expectTypeOf, test } from 'vitest'
import type { LinkButtonProps } from './LinkButton.tsx'
import { LinkButton } from './LinkButton.tsx'

test('LinkButton rejects outside styling and invalid props', () => {
  expectTypeOf<LinkButtonProps>().not.toHaveProperty('className')
  expectTypeOf<LinkButtonProps>().not.toHaveProperty('style')
  // oxfmt-ignore
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<LinkButton href="/" className="wide">x</LinkButton>)
  // @ts-expect-error an href is required; without one use a Button
  void (<LinkButton>x</LinkButton>)
  // oxfmt-ignore
  // @ts-expect-error a link cannot render another element
  void (<LinkButton href="/" role="button">x</LinkButton>)
})
