import { expectTypeOf, test } from 'vitest'
import { X } from 'lucide'
import type { IconButtonProps } from './IconButton.tsx'
import { IconButton } from './IconButton.tsx'

test('IconButton refuses what it has no place for', () => {
  expectTypeOf<IconButtonProps>().not.toHaveProperty('className')
  expectTypeOf<IconButtonProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<IconButton icon={X} label="Close" className="wide" />)
  // @ts-expect-error an icon alone has no name
  void (<IconButton icon={X} />)
  // @ts-expect-error its name is `label`
  void (<IconButton icon={X} aria-label="Close" />)
})
