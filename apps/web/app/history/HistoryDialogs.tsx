import { redemptionOf, type EnteredDraw, type LoyaltyTransaction, type TicketEntry } from '@players-club/domain-models'
import { useDrawPrizes, useDrawWinners } from '@players-club/flow-hooks/promotions'
import { useBarcodes } from '@players-club/flow-hooks/rewards'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'

/** What is looked at more closely. */
export type HistoryDetail =
  | { readonly kind: 'codes'; readonly redemption: LoyaltyTransaction }
  | { readonly kind: 'ticket'; readonly entry: TicketEntry }
  | { readonly kind: 'prizes' | 'winners'; readonly draw: EnteredDraw }

const LazyCouponDialog = lazyDialog(
  () => import('@players-club/ui/history/CouponDialog').then(module => module.CouponDialog),
  ['rewards'],
)
const LazyTicketDialog = lazyDialog(
  () => import('@players-club/ui/history/TicketDetailsDialog').then(module => module.TicketDetailsDialog),
  ['tickets'],
)
const LazyPrizesDialog = lazyDialog(() =>
  import('@players-club/ui/history/DrawPrizesDialog').then(module => module.DrawPrizesDialog),
)
const LazyWinnersDialog = lazyDialog(() =>
  import('@players-club/ui/history/WinnersDialog').then(module => module.WinnersDialog),
)

interface HistoryDialogProps {
  isOpen: boolean
  detail: HistoryDetail
  onClose: () => void
}

/** One thing of the history, looked at more closely. */
export function HistoryDialog({ detail, ...frame }: HistoryDialogProps) {
  switch (detail.kind) {
    case 'codes':
      return <Codes {...detail} {...frame} />
    case 'ticket':
      return <LazyTicketDialog entry={detail.entry} onMissing={frame.onClose} {...frame} />
    case 'prizes':
      return <Prizes draw={detail.draw} {...frame} />
    case 'winners':
      return <Winners draw={detail.draw} {...frame} />
  }
}

type Frame = Omit<HistoryDialogProps, 'detail'>

function Codes({ redemption, ...frame }: Frame & { redemption: LoyaltyTransaction }) {
  const { id, quantity } = redemptionOf(redemption)
  const { data, error, refresh } = useBarcodes(id)
  return (
    <LazyCouponDialog
      reward={redemption.description}
      quantity={quantity}
      details={data}
      error={error}
      refresh={() => void refresh()}
      onMissing={frame.onClose}
      {...frame}
    />
  )
}

function Prizes({ draw, ...frame }: Frame & { draw: EnteredDraw }) {
  const { data, error, refresh } = useDrawPrizes(draw.id)
  return (
    <LazyPrizesDialog
      draw={draw}
      prizes={data?.content}
      error={error}
      refresh={() => void refresh()}
      onMissing={frame.onClose}
      {...frame}
    />
  )
}

function Winners({ draw, ...frame }: Frame & { draw: EnteredDraw }) {
  const { data, error, refresh } = useDrawWinners(draw.id)
  return (
    <LazyWinnersDialog
      draw={draw}
      prizes={data?.content}
      error={error}
      refresh={() => void refresh()}
      onMissing={frame.onClose}
      {...frame}
    />
  )
}
