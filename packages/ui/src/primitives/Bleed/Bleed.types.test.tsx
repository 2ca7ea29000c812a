import { expectTypeOf, test } from 'vitest'
import type { BleedProps } from './Bleed.tsx'
import { Bleed } from './Bleed.tsx'

test('Bleed rejects outside styling and invalid props', () => {
  expectTypeOf<BleedProps>().not.toHaveProperty('className')
  expectTypeOf<BleedProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Bleed className="wide">x</Bleed>)
  // @ts-expect-error the content is required
  void (<Bleed />)
})
