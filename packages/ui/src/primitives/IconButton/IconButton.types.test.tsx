import { expectTypeOf, test } from 'vitest'
import { X } from 'lucide'
import type { IconButtonProps } from './IconButton.tsx'
import { IconButton } from './IconButton.tsx'

test('IconButton rejects outside styling and invalid props', () => {
  expectTypeOf<IconButtonProps>().not.toHaveProperty('className')
  expectTypeOf<IconButtonProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<IconButton icon={X} label="Close" className="wide" />)
  // @ts-expect-error the label is required: an icon has no accessible name
  void (<IconButton icon={X} />)
  // @ts-expect-error the name comes from `label`
  void (<IconButton icon={X} aria-label="Close" />)
})
