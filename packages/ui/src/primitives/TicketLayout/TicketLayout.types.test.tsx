import { expectTypeOf, test } from 'vitest'
import type { BesideTicketProps } from './TicketLayout.tsx'
import { TicketLayout } from './TicketLayout.tsx'

test('TicketLayout refuses what it has no place for', () => {
  expectTypeOf<BesideTicketProps>().not.toHaveProperty('className')
  expectTypeOf<BesideTicketProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<TicketLayout head="Draws" ticket="500" className="wide" />)
  // @ts-expect-error without a ticket it is a plain page
  void (<TicketLayout head="Draws" />)
})
