'use client'

import { drawTitle, formatLongDate, type EnteredDraw, type WonPrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { WinnersList } from '../../promotions/PromotionView/Winners.tsx'

/** The winners of a draw, prize by prize; undefined while they load. */
export interface WinnersDialogProps {
  isOpen: boolean
  draw: Pick<EnteredDraw, 'name' | 'promotionName' | 'draw' | 'wonPrize'>
  /** Undefined while loading. */
  prizes: readonly WonPrize[] | undefined
  error: LocalizedText | null
  refresh: Retry
  onClose: () => void
}

/** The winners of a draw, and whether the player is one of them. */
export function WinnersDialog({ isOpen, draw, prizes, error, refresh, onClose }: WinnersDialogProps) {
  const translate = useMessages()
  const { wonPrize } = draw
  const date = formatLongDate(new Date(draw.draw), translate)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('history.draw.winners', { draw: drawTitle(draw) })}
    >
      <Stack gap={5}>
        <Text tone="muted">{translate('history.draw.drawnOn', { date })}</Text>
        {wonPrize ? (
          <Notice tone="success">{translate('history.draw.won', { prize: wonPrize.name })}</Notice>
        ) : (
          <Text>{translate('history.draw.notWon')}</Text>
        )}
        <Part of={{ data: prizes, error, refresh }} count={3}>
          {known => <WinnersList prizes={known} />}
        </Part>
      </Stack>
    </Dialog>
  )
}
