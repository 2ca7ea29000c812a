import type { EnteredDraw } from '@players-club/domain-models'
import { useDrawPrizes, useDrawWinners } from '@players-club/flow-hooks/promotions'
import { DrawPrizesDialog } from '@players-club/ui/history/DrawPrizesDialog'
import { WinnersDialog } from '@players-club/ui/history/WinnersDialog'

interface DrawDialogProps {
  draw: EnteredDraw
  isOpen: boolean
  onClose: () => void
}

/** Shows the prizes of a draw. */
export function PrizesDialog({ draw, ...frame }: DrawDialogProps) {
  const { data, error, refresh } = useDrawPrizes(draw.id)
  const found = { prizes: data?.content, error, refresh }
  return <DrawPrizesDialog draw={draw} {...found} {...frame} />
}

/** Shows the winners of a draw. */
export function WinnersOfDraw({ draw, ...frame }: DrawDialogProps) {
  const { data, error, refresh } = useDrawWinners(draw.id)
  const found = { prizes: data?.content, error, refresh }
  return <WinnersDialog draw={draw} {...found} {...frame} />
}
