import type { DrawPrizeContent, EnteredDraw } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { QueryState } from '../../primitives/QueryState/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { PrizeList, prizeWorth } from '../../promotions/PromotionView/index.ts'

export interface DrawPrizesDialogProps {
  isOpen: boolean
  draw: Pick<EnteredDraw, 'name' | 'wonPrize'>
  /** Undefined while loading. */
  prizes: readonly DrawPrizeContent[] | undefined
  error: LocalizedText | null
  refresh: () => void
  onClose: () => void
}

/** The prizes of a draw and which one the player won. */
export function DrawPrizesDialog({ isOpen, draw, prizes, error, refresh, onClose }: DrawPrizesDialogProps) {
  const translate = useMessages()
  const { name, wonPrize } = draw
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={translate('history.draw.prizes', { draw: name })}>
      <Stack gap={5}>
        {wonPrize && (
          <Notice tone="success" title={translate('history.draw.won', { prize: wonPrize.name })}>
            {prizeWorth(wonPrize, translate)}
          </Notice>
        )}
        {prizes ? (
          <PrizeList prizes={prizes} />
        ) : (
          <QueryState error={error} onRetry={refresh}>
            <Skeleton count={3} />
          </QueryState>
        )}
      </Stack>
    </Dialog>
  )
}
