import { expectTypeOf, test } from 'vitest'
import type { MessageBarProps } from './MessageBar.tsx'
import { MessageBar } from './MessageBar.tsx'

test('MessageBar rejects outside styling and invalid props', () => {
  expectTypeOf<MessageBarProps>().not.toHaveProperty('className')
  expectTypeOf<MessageBarProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<MessageBar message={null} onClose={() => {}} className="wide" />)
  // @ts-expect-error a type outside the tuple
  void (<MessageBar message={{ id: 1, type: 'danger', text: 'x' }} onClose={() => {}} />)
})
