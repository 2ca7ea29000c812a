'use client'

import { formatPoints, POINTS_DELAY_HOURS } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { RewardFace } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'

/** How many points have been earned, and what for. */
export interface AwardedDialogProps {
  isOpen: boolean
  points: number
  /** What earned the points. */
  name: string
  /** Shown instead of the drawing: what the player made. */
  picture?: ReactNode
  onClose: () => void
}

/** Points that an activity has just earned. */
export function AwardedDialog({ isOpen, points, name, picture, onClose }: AwardedDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('activities.awarded.title', { points })}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{translate('activities.awarded.again')}</Button>
          <LinkButton emphasis="outline" href="/history">
            {translate('activities.awarded.history')}
          </LinkButton>
        </>
      }
    >
      <Stack gap={4}>
        <TicketCard
          as="div"
          title={translate('activities.awarded.text', { name })}
          picture={picture ?? <RewardFace seed={name} motif="trophy" />}
          stub={formatPoints(points, translate.locale)}
          unit={translate('shell.unit.points', { amount: points })}
        />
        <Text size="small" tone="muted">
          {translate('activities.pointsDelay', { hours: POINTS_DELAY_HOURS })}
        </Text>
      </Stack>
    </Dialog>
  )
}
