'use client'

import { drawTitle, type DrawPrizeContent, type EnteredDraw } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { PrizeList, prizeWorth } from '../../promotions/PromotionView/Prizes.tsx'

/** The prizes of a draw, and which of them the player won. */
export interface DrawPrizesDialogProps {
  isOpen: boolean
  draw: Pick<EnteredDraw, 'name' | 'promotionName' | 'wonPrize'>
  /** Undefined while loading. */
  prizes: readonly DrawPrizeContent[] | undefined
  error: LocalizedText | null
  refresh: Retry
  onClose: () => void
}

/** The prizes of a draw and which one the player won. */
export function DrawPrizesDialog({ isOpen, draw, prizes, error, refresh, onClose }: DrawPrizesDialogProps) {
  const translate = useMessages()
  const { wonPrize } = draw
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('history.draw.prizes', { draw: drawTitle(draw) })}
    >
      <Stack gap={5}>
        {wonPrize && (
          <Notice tone="success" title={translate('history.draw.won', { prize: wonPrize.name })}>
            {prizeWorth(wonPrize, translate)}
          </Notice>
        )}
        <Part of={{ data: prizes, error, refresh }} count={3}>
          {known => <PrizeList prizes={known} />}
        </Part>
      </Stack>
    </Dialog>
  )
}
