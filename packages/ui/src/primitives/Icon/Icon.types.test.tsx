import { expectTypeOf, test } from 'vitest'
import { Ticket } from 'lucide'
import type { IconProps } from './Icon.tsx'
import { Icon } from './Icon.tsx'

test('Icon refuses what it has no place for', () => {
  expectTypeOf<IconProps>().not.toHaveProperty('className')
  expectTypeOf<IconProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Icon icon={Ticket} className="wide" />)
  // @ts-expect-error there is one weight
  void (<Icon icon={Ticket} strokeWidth={1} />)
})
