import type { EnteredDraw, LoyaltyTransaction, TicketEntry } from '@players-club/domain-models'
import { TicketDetailsDialog } from '@players-club/ui/history/TicketDetailsDialog'
import { CodesDialog } from './CodesDialog.tsx'
import { PrizesDialog, WinnersOfDraw } from './DrawDialogs.tsx'

export type Detail =
  | { readonly kind: 'codes'; readonly redemption: LoyaltyTransaction }
  | { readonly kind: 'ticket'; readonly entry: TicketEntry }
  | { readonly kind: 'prizes'; readonly draw: EnteredDraw }
  | { readonly kind: 'winners'; readonly draw: EnteredDraw }

export interface HistoryDetailProps {
  /** The detail that was opened last. */
  detail: Detail | null
  isOpen: boolean
  onClose: () => void
}

/** The dialog of one detail. */
export function HistoryDetail({ detail, ...frame }: HistoryDetailProps) {
  if (detail?.kind === 'codes') return <CodesDialog redemption={detail.redemption} {...frame} />
  if (detail?.kind === 'prizes') return <PrizesDialog draw={detail.draw} {...frame} />
  if (detail?.kind === 'winners') return <WinnersOfDraw draw={detail.draw} {...frame} />
  return detail && <TicketDetailsDialog entry={detail.entry} {...frame} />
}
