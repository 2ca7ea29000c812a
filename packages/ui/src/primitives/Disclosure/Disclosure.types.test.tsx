import { expectTypeOf, test } from 'vitest'
import type { DisclosureProps } from './Disclosure.tsx'
import { Disclosure } from './Disclosure.tsx'

test('Disclosure refuses what it has no place for', () => {
  expectTypeOf<DisclosureProps>().not.toHaveProperty('className')
  expectTypeOf<DisclosureProps>().not.toHaveProperty('style')
  // @ts-expect-error without a title nobody knows what is behind it
  void (<Disclosure>One in ten</Disclosure>)
  // @ts-expect-error nothing is behind it
  void (<Disclosure title="Odds" />)
})
