import { expectTypeOf, test } from 'vitest'
import type { TicketCardProps } from './TicketCard.tsx'
import { TicketCard } from './TicketCard.tsx'

test('TicketCard refuses what it has no place for', () => {
  expectTypeOf<TicketCardProps>().not.toHaveProperty('className')
  expectTypeOf<TicketCardProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<TicketCard title="x" stub="1" className="wide" />)
  // @ts-expect-error an action leads somewhere
  void (<TicketCard title="x" stub="1" action="Redeem" />)
  // @ts-expect-error one target or controls of its own
  void (<TicketCard title="x" stub="1" href="/" controls={null} />)
})
