import { expectTypeOf, test } from 'vitest'
import type { TicketLayoutProps } from './TicketLayout.tsx'
import { TicketLayout } from './TicketLayout.tsx'

test('TicketLayout rejects outside styling and invalid props', () => {
  expectTypeOf<TicketLayoutProps>().not.toHaveProperty('className')
  expectTypeOf<TicketLayoutProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<TicketLayout head="Draws" ticket="500" className="wide" />)
  // @ts-expect-error the ticket is required
  void (<TicketLayout head="Draws" />)
})
