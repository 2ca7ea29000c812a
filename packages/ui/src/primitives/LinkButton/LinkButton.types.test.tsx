import { expectTypeOf, test } from 'vitest'
import type { LinkButtonProps } from './LinkButton.tsx'
import { LinkButton } from './LinkButton.tsx'

test('LinkButton refuses what it has no place for', () => {
  expectTypeOf<LinkButtonProps>().not.toHaveProperty('className')
  expectTypeOf<LinkButtonProps>().not.toHaveProperty('style')
  // prettier-ignore
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<LinkButton href="/" className="wide">x</LinkButton>)
  // @ts-expect-error what leads nowhere is a Button
  void (<LinkButton>x</LinkButton>)
  // prettier-ignore
  // @ts-expect-error a link is a link
  void (<LinkButton href="/" role="button">x</LinkButton>)
})
