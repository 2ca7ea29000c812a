'use client'

import {
  printedCode,
  type TicketEntry,
  type TicketEntryState,
  type Translate,
} from '@players-club/domain-models'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import type { Tone } from '../../themes/roles.ts'
import { Happened } from '../Movement/Happened.tsx'
import { SignedAmount } from '../Movement/SignedAmount.tsx'
import { notes } from '../Movement/Movement.css.ts'
import { DetailsButton } from './DetailsButton.tsx'
import type { HistoryDetails } from './HistoryTableProps.ts'

const tones: Record<TicketEntryState, Tone> = {
  CHECKING: 'info',
  CREDITED: 'success',
  PENDING: 'info',
  REFUSED: 'warning',
}

/** Entered tickets and their outcome. */
export function ticketColumns(
  { onTicket, onApproach }: Pick<HistoryDetails, 'onTicket' | 'onApproach'>,
  translate: Translate,
): TableColumn<TicketEntry>[] {
  return [
    { id: 'date', title: translate('history.date'), cell: ({ entered }) => <Happened at={entered} /> },
    {
      id: 'ticket',
      title: translate('history.ticket'),
      isRowHeader: true,
      cell: ({ result, ticketCode }) => (
        <div>
          {result?.gameName ?? translate('history.ticket.unknownGame')}
          <span className={notes}>
            {translate('history.ticket.number', { number: printedCode(ticketCode) })}
          </span>
        </div>
      ),
    },
    {
      id: 'state',
      title: translate('history.ticket.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{translate(`history.ticket.state.${state}`)}</Badge>,
    },
    {
      id: 'points',
      title: translate('history.points'),
      align: 'end',
      cell: ({ points }) => (points > 0 ? <SignedAmount amount={points} unit="points" /> : '–'),
    },
    {
      id: 'more',
      title: translate('history.more'),
      isAction: true,
      align: 'end',
      cell: entry => (
        <DetailsButton
          label={translate('history.ticket.details')}
          row={printedCode(entry.ticketCode)}
          onPress={() => onTicket(entry)}
          onApproach={onApproach}
        />
      ),
    },
  ]
}
