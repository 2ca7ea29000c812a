import type { EnteredDraw, LoyaltyTransaction, TicketEntry } from '@players-club/domain-models'
import type { HistoryDetails } from '@players-club/ui/history/HistoryView'
import { useState } from 'react'
import { clubDialog } from '../shell/clubDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { PrizesDialog, WinnersOfDraw } from './DrawDialogs.tsx'

type Detail =
  | { readonly kind: 'codes'; readonly redemption: LoyaltyTransaction }
  | { readonly kind: 'ticket'; readonly entry: TicketEntry }
  | { readonly kind: 'prizes'; readonly draw: EnteredDraw }
  | { readonly kind: 'winners'; readonly draw: EnteredDraw }

interface HistoryDialogProps {
  /** The detail that was opened last. */
  detail: Detail | null
  isOpen: boolean
  onClose: () => void
}

const LazyTicketDialog = clubDialog(
  () => import('@players-club/ui/history/TicketDetailsDialog').then(module => module.TicketDetailsDialog),
  ['tickets'],
)

/** Opens one detail of the history at a time. */
export function useHistoryDialog(): readonly [HistoryDialogProps, HistoryDetails] {
  const [{ detail, isOpen }, set] = useState<Pick<HistoryDialogProps, 'detail' | 'isOpen'>>({
    detail: null,
    isOpen: false,
  })
  const [details] = useState(() => {
    const show = (next: Detail) => set({ detail: next, isOpen: true })
    return {
      onCodes: redemption => show({ kind: 'codes', redemption }),
      onTicket: entry => show({ kind: 'ticket', entry }),
      onPrizes: draw => show({ kind: 'prizes', draw }),
      onWinners: draw => show({ kind: 'winners', draw }),
    } satisfies HistoryDetails
  })
  return [{ detail, isOpen, onClose: () => set({ detail, isOpen: false }) }, details]
}

/** The dialog of the detail. */
export function HistoryDialog({ detail, ...frame }: HistoryDialogProps) {
  if (detail?.kind === 'codes') return <CodesDialog redemption={detail.redemption} {...frame} />
  if (detail?.kind === 'prizes') return <PrizesDialog draw={detail.draw} {...frame} />
  if (detail?.kind === 'winners') return <WinnersOfDraw draw={detail.draw} {...frame} />
  return detail && <LazyTicketDialog entry={detail.entry} {...frame} />
}
