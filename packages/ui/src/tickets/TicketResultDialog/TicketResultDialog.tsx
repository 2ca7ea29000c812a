'use client'

import {
  formatPoints,
  pointsIn,
  POINTS_DELAY_HOURS,
  type TicketEntryResult,
} from '@players-club/domain-models'
import type { RefObject } from 'react'
import { GameFace } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { TicketPrizes } from '../TicketPrizes/TicketPrizes.tsx'

/** What an entered ticket brought, and the way back to the page that asked for it. */
export interface TicketResultDialogProps {
  isOpen: boolean
  outcome: 'success' | 'pending'
  result: TicketEntryResult
  /** Back to the page that the player came from. */
  origin: string | null
  onClose: () => void
  /** The first field of the form: takes focus for the next ticket. */
  returnFocus?: RefObject<HTMLElement | null>
}

/** The outcome of a ticket: success or pending. */
export function TicketResultDialog({ outcome, result, origin, ...dialog }: TicketResultDialogProps) {
  const translate = useMessages()
  const points = pointsIn(result.prizes)
  const { gameName: game, gameNumber: number, graphicImageUrl: src } = result
  const isPending = outcome === 'pending'
  const face = <GameFace seed={number} />
  const title = isPending
    ? translate('tickets.pending.title')
    : points > 0
      ? translate('tickets.success.points', { points })
      : translate('tickets.success.title')
  return (
    <Dialog
      {...dialog}
      title={title}
      size="small"
      footer={
        <>
          <Button onPress={dialog.onClose}>{translate('tickets.success.another')}</Button>
          <LinkButton emphasis="outline" href={origin ?? '/history?tab=tickets'}>
            {translate(origin === null ? 'tickets.seePoints' : 'tickets.goBack')}
          </LinkButton>
        </>
      }
    >
      <Stack gap={4}>
        <TicketCard
          as="div"
          title={game}
          picture={
            src === null ? (
              face
            ) : (
              <Image src={src} alt="" width={480} height={360} fit="cover" fallback={face} />
            )
          }
          stub={points > 0 ? formatPoints(points, translate.locale) : undefined}
          unit={translate('shell.unit.points', { amount: points })}
        >
          <Text size="small">
            {isPending
              ? translate('tickets.pending.text', { game, points, hours: POINTS_DELAY_HOURS })
              : translate('tickets.success.text', { game, number })}
          </Text>
        </TicketCard>
        <TicketPrizes prizes={result.prizes} />
        {!isPending && points > 0 && (
          <Text size="small" tone="muted">
            {translate('tickets.pointsDelay', { hours: POINTS_DELAY_HOURS })}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
