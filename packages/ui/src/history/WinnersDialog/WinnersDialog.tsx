import { formatLongDate, type EnteredDraw, type WonPrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { QueryState } from '../../primitives/QueryState/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { WinnersList } from '../../promotions/PromotionView/index.ts'

export interface WinnersDialogProps {
  isOpen: boolean
  draw: Pick<EnteredDraw, 'name' | 'draw' | 'wonPrize'>
  /** Undefined while loading. */
  prizes: readonly WonPrize[] | undefined
  error: LocalizedText | null
  refresh: () => void
  onClose: () => void
}

/** The winners of a draw, and whether the player is one of them. */
export function WinnersDialog({ isOpen, draw, prizes, error, refresh, onClose }: WinnersDialogProps) {
  const translate = useMessages()
  const { name, wonPrize } = draw
  const date = formatLongDate(new Date(draw.draw), translate.locale)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={translate('history.draw.winners', { draw: name })}>
      <Stack gap={5}>
        <Text tone="muted">{translate('history.draw.drawnOn', { date })}</Text>
        {wonPrize ? (
          <Notice tone="success">{translate('history.draw.won', { prize: wonPrize.name })}</Notice>
        ) : (
          <Text>{translate('history.draw.notWon')}</Text>
        )}
        {prizes ? (
          <WinnersList prizes={prizes} />
        ) : (
          <QueryState error={error} onRetry={refresh}>
            <Skeleton count={3} />
          </QueryState>
        )}
      </Stack>
    </Dialog>
  )
}
