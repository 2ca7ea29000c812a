import { expectTypeOf, test } from 'vitest'
import type { MessageBarProps } from './MessageBar.tsx'
import { MessageBar } from './MessageBar.tsx'

test('MessageBar refuses what it has no place for', () => {
  expectTypeOf<MessageBarProps>().not.toHaveProperty('className')
  expectTypeOf<MessageBarProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<MessageBar message={null} onClose={() => {}} className="wide" />)
  // @ts-expect-error a type outside the tuple
  void (<MessageBar message={{ type: 'danger', text: 'x' }} onClose={() => {}} />)
})
