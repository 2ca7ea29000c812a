import { expectTypeOf, test } from 'vitest'
import type { BadgeProps } from './Badge.tsx'
import { Badge } from './Badge.tsx'

test('Badge rejects outside styling and invalid props', () => {
  expectTypeOf<BadgeProps>().not.toHaveProperty('className')
  expectTypeOf<BadgeProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Badge className="wide">x</Badge>)
  // @ts-expect-error a tone outside the tuple
  void (<Badge tone="pink">x</Badge>)
})
