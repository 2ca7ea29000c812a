import { expectTypeOf, test } from 'vitest'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'

test('Button takes no styling from outside and only its own variants', () => {
  expectTypeOf<ButtonProps>().not.toHaveProperty('className')
  expectTypeOf<ButtonProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Button className="wide">Redeem</Button>)
  // @ts-expect-error a tone outside the tuple
  void (<Button tone="purple">Redeem</Button>)
  // @ts-expect-error a button without a label says nothing
  void (<Button />)
  // @ts-expect-error what leads elsewhere is a LinkButton
  void (<Button href="/rewards">Rewards</Button>)
})
