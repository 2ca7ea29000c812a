import { expectTypeOf, test } from 'vitest'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'

test('Button rejects outside styling and unknown variants', () => {
  expectTypeOf<ButtonProps>().not.toHaveProperty('className')
  expectTypeOf<ButtonProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Button className="wide">Redeem</Button>)
  // @ts-expect-error a tone outside the tuple
  void (<Button tone="purple">Redeem</Button>)
  // @ts-expect-error the label is required
  void (<Button />)
  // @ts-expect-error a link that looks like a button is a LinkButton
  void (<Button href="/rewards">Rewards</Button>)
})
