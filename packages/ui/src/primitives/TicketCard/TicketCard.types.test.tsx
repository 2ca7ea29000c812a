import { expectTypeOf, test } from 'vitest'
import type { TicketCardProps } from './TicketCard.tsx'
import { TicketCard } from './TicketCard.tsx'

test('TicketCard rejects outside styling and invalid props', () => {
  expectTypeOf<TicketCardProps>().not.toHaveProperty('className')
  expectTypeOf<TicketCardProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<TicketCard title="x" stub="1" className="wide" />)
  // @ts-expect-error an action needs an href or a callback
  void (<TicketCard title="x" stub="1" action="Redeem" />)
  // @ts-expect-error a ticket is either one link or has its own controls
  void (<TicketCard title="x" stub="1" href="/" controls={null} />)
})
