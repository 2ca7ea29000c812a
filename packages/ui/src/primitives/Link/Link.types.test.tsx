import { expectTypeOf, test } from 'vitest'
import type { LinkProps } from './Link.tsx'
import { Link } from './Link.tsx'

test('Link rejects outside styling and invalid props', () => {
  expectTypeOf<LinkProps>().not.toHaveProperty('className')
  expectTypeOf<LinkProps>().not.toHaveProperty('style')
  // oxfmt-ignore
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Link href="/" className="wide">x</Link>)
  // @ts-expect-error a link needs an href
  void (<Link>x</Link>)
  // oxfmt-ignore
  // @ts-expect-error use isExternal, which announces the new tab
  void (<Link href="/" target="_blank">x</Link>)
})
