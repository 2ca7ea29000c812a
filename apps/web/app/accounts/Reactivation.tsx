import type { ReactivationOffer } from '@players-club/flow-hooks/accounts'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { useEffect } from 'react'
import { useMissing } from '../shell/useMissing.ts'

const SuspendedDialog = lazyDialog(
  () => import('@players-club/ui/accounts/SuspendedDialog').then(module => module.SuspendedDialog),
  ['dialogs'],
)

/** The dialog for the owner of a suspended account, fetched as soon as an answer may ask for it. */
export function Reactivation({ offer, isNear }: { offer: ReactivationOffer; isNear: boolean }) {
  const miss = useMissing(offer.close)
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
      onMissing={miss}
    />
  )
}
