'use client'

import {
  formatLongDate,
  isDrawCode,
  POINTS_DELAY_HOURS,
  printedCode,
  type TicketEntry,
  type Translate,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketPrizes } from '../../tickets/TicketPrizes/TicketPrizes.tsx'

/** The entered ticket whose details are shown. */
export interface TicketDetailsDialogProps {
  isOpen: boolean
  entry: TicketEntry
  onClose: () => void
}

/** The result of a ticket, or the reason why it was refused. */
export function TicketDetailsDialog({ isOpen, entry, onClose }: TicketDetailsDialogProps) {
  const translate = useMessages()
  const { entered, ticketCode, result } = entry
  const title = result?.gameName ?? translate('history.ticket.unknownGame')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      <Stack gap={4}>
        <Text tone="muted">
          {translate('history.ticket.number', { number: printedCode(ticketCode) })} ·{' '}
          {formatLongDate(new Date(entered), translate)}
        </Text>
        <Outcome entry={entry} />
        {result && <TicketPrizes prizes={result.prizes} />}
      </Stack>
    </Dialog>
  )
}

function Outcome({ entry }: { entry: TicketEntry }) {
  const translate = useMessages()
  const { state, points } = entry
  const title = translate(`history.ticket.state.${state}`)
  const sum = translate('history.pending.points', { amount: points })
  switch (state) {
    case 'CREDITED':
      return (
        <Notice tone="success" title={title}>
          {sum}
        </Notice>
      )
    case 'PENDING':
      return (
        <Notice tone="info" title={title}>
          {sum}. {translate('history.pointsDelay', { hours: POINTS_DELAY_HOURS })}
        </Notice>
      )
    case 'CHECKING':
      return <Notice tone="info" title={title} />
    case 'REFUSED':
      return (
        <Notice tone="warning" title={title}>
          {reasonOf(entry, translate)}
        </Notice>
      )
  }
}

/** The same text as in the entry form. */
function reasonOf({ reason, ticketCode }: TicketEntry, translate: Translate): string {
  const key = `error.gameTicketEntry.${reason}`
  if (reason !== 'invalid' && translate.has(key)) return translate(key)
  const isDraw = isDrawCode(ticketCode)
  return translate(`error.gameTicketEntry.${isDraw ? 'jackpoterror.invalid' : 'invalid'}`)
}
