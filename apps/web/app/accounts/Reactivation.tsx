import type { ReactivationOffer } from '@players-club/flow-hooks/accounts'
import { useEffect } from 'react'
import { clubDialog } from '../shell/clubDialog.tsx'

const SuspendedDialog = clubDialog(
  () => import('@players-club/ui/accounts/SuspendedDialog').then(module => module.SuspendedDialog),
  ['dialogs'],
)

/** The dialog for the owner of a suspended account, prefetched as soon as a response may need it. */
export function Reactivation({ offer, isNear }: { offer: ReactivationOffer; isNear: boolean }) {
  useEffect(() => {
    if (isNear) SuspendedDialog.preload()
  }, [isNear])
  return (
    <SuspendedDialog
      isOpen={offer.step !== null}
      step={offer.step ?? 'asking'}
      error={offer.error}
      onReactivate={offer.accept}
      onClose={offer.close}
    />
  )
}
