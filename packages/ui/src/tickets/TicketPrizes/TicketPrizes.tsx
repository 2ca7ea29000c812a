'use client'

import type { TicketPrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { prizes as prizesClass } from './TicketPrizes.css.ts'

/** What an entered ticket brought; points are not listed here. */
export interface TicketPrizesProps {
  prizes: readonly TicketPrize[]
}

/** The prizes of a ticket besides its points: entries, a game to reveal, a place in a collection. */
export function TicketPrizes({ prizes }: TicketPrizesProps) {
  const translate = useMessages()
  const others = prizes.flatMap(({ draw, amount, token, superBonuses }) => [
    ...(draw ? [translate('tickets.prize.entries', { amount, draw: draw.name })] : []),
    ...(token === null ? [] : [translate('tickets.prize.reveal')]),
    ...(superBonuses.length > 0 ? [translate('tickets.prize.superBonus')] : []),
  ])
  if (others.length === 0) return null
  return (
    <ul className={prizesClass} aria-label={translate('tickets.prizes')}>
      {others.map((other, index) => (
        // Two prizes may read the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{other}</li>
      ))}
    </ul>
  )
}
