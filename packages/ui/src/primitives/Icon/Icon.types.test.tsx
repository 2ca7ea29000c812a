import { expectTypeOf, test } from 'vitest'
import { Ticket } from 'lucide'
import type { IconProps } from './Icon.tsx'
import { Icon } from './Icon.tsx'

test('Icon rejects outside styling and invalid props', () => {
  expectTypeOf<IconProps>().not.toHaveProperty('className')
  expectTypeOf<IconProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Icon icon={Ticket} className="wide" />)
  // @ts-expect-error an icon is decorative
  void (<Icon icon={Ticket} label="Ticket" />)
  // @ts-expect-error the weight cannot be chosen
  void (<Icon icon={Ticket} strokeWidth={1} />)
})
