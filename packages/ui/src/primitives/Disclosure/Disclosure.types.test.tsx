import { expectTypeOf, test } from 'vitest'
import type { DisclosureProps } from './Disclosure.tsx'
import { Disclosure } from './Disclosure.tsx'

test('Disclosure rejects outside styling and invalid props', () => {
  expectTypeOf<DisclosureProps>().not.toHaveProperty('className')
  expectTypeOf<DisclosureProps>().not.toHaveProperty('style')
  // @ts-expect-error the title is required
  void (<Disclosure>One in ten</Disclosure>)
  // @ts-expect-error the content is required
  void (<Disclosure title="Odds" />)
})
