import type { EnteredDraw } from '@players-club/domain-models'
import { useDrawPrizes, useDrawWinners } from '@players-club/flow-hooks/promotions'
import { clubDialog } from '../shell/clubDialog.tsx'

const LazyPrizesDialog = clubDialog(() =>
  import('@players-club/ui/history/DrawPrizesDialog').then(module => module.DrawPrizesDialog),
)
const LazyWinnersDialog = clubDialog(() =>
  import('@players-club/ui/history/WinnersDialog').then(module => module.WinnersDialog),
)

interface DrawDialogProps {
  draw: EnteredDraw
  isOpen: boolean
  onClose: () => void
}

/** Shows the prizes of a draw. */
export function PrizesDialog({ draw, ...frame }: DrawDialogProps) {
  const { data, error, refresh } = useDrawPrizes(draw.id)
  const found = { prizes: data?.content, error, refresh }
  return <LazyPrizesDialog draw={draw} {...found} {...frame} />
}

/** Shows the winners of a draw. */
export function WinnersOfDraw({ draw, ...frame }: DrawDialogProps) {
  const { data, error, refresh } = useDrawWinners(draw.id)
  const found = { prizes: data?.content, error, refresh }
  return <LazyWinnersDialog draw={draw} {...found} {...frame} />
}
