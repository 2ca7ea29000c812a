import { expectTypeOf, test } from 'vitest'
import type { LinkProps } from './Link.tsx'
import { Link } from './Link.tsx'

test('Link refuses what it has no place for', () => {
  expectTypeOf<LinkProps>().not.toHaveProperty('className')
  expectTypeOf<LinkProps>().not.toHaveProperty('style')
  // prettier-ignore
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Link href="/" className="wide">x</Link>)
  // @ts-expect-error what leads nowhere is no link
  void (<Link>x</Link>)
  // prettier-ignore
  // @ts-expect-error a new tab is announced: isExternal
  void (<Link href="/" target="_blank">x</Link>)
})
