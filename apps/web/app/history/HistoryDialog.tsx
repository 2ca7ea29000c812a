import type { HistoryDetails } from '@players-club/ui/history/HistoryView'
import { useState } from 'react'
import { clubDialog } from '../shell/clubDialog.tsx'
import type { Detail, HistoryDetailProps } from './HistoryDetail.tsx'

export const HistoryDialog = clubDialog(
  () => import('./HistoryDetail.tsx').then(module => module.HistoryDetail),
  ['rewards', 'tickets'],
)

/** Opens one detail of the history at a time. */
export function useHistoryDialog(): readonly [HistoryDetailProps, HistoryDetails] {
  const [{ detail, isOpen }, set] = useState<Pick<HistoryDetailProps, 'detail' | 'isOpen'>>({
    detail: null,
    isOpen: false,
  })
  const [details] = useState(() => {
    const show = (next: Detail) => set({ detail: next, isOpen: true })
    return {
      onApproach: HistoryDialog.preload,
      onCodes: redemption => show({ kind: 'codes', redemption }),
      onTicket: entry => show({ kind: 'ticket', entry }),
      onPrizes: draw => show({ kind: 'prizes', draw }),
      onWinners: draw => show({ kind: 'winners', draw }),
    } satisfies HistoryDetails
  })
  return [{ detail, isOpen, onClose: () => set({ detail, isOpen: false }) }, details]
}
