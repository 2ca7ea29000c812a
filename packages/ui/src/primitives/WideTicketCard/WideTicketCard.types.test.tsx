import { expectTypeOf, test } from 'vitest'
import type { TicketCardProps } from '../TicketCard/TicketCard.tsx'
import { WideTicketCard } from './WideTicketCard.tsx'

test('WideTicketCard takes the props of a TicketCard, and rejects outside styling', () => {
  expectTypeOf(WideTicketCard).parameter(0).toEqualTypeOf<TicketCardProps>()
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<WideTicketCard title="x" stub="1" wide="tall" />)
  // @ts-expect-error an action needs an href or a callback
  void (<WideTicketCard title="x" stub="1" action="Redeem" />)
})
