import { useSettings } from '@players-club/flow-hooks/club'
import { useClaimEntry, type SeenLoungeReward } from '@players-club/flow-hooks/lounge'
import { useAddressLookup } from '@players-club/flow-hooks/profile'
import { ClaimEntryDialog } from '@players-club/ui/lounge/ClaimEntryDialog'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'
import { LazyLocation } from '../location/LazyLocation.ts'

export interface ClaimEntryProps {
  isOpen: boolean
  reward: SeenLoungeReward
  refresh: () => Promise<void>
  onClose: () => void
}

/**
 * The dialogs of a free entry: identity check, location check, the form with its lists for the address, and the
 * result.
 */
export function ClaimEntry({ isOpen, reward, refresh, onClose }: ClaimEntryProps) {
  const flow = useClaimEntry({ reward, refresh, isOpen, onClose })
  const { gate, state, shown, locationRefusal, errors, wrong, canClaim, hasInput, maskPhone, close } = flow
  const asksPhone = !useSettings().skipPhone
  const lists = useAddressLookup(shown && 'values' in shown ? shown.values : undefined)
  return (
    <>
      <VerifyIdentityDialog isOpen={gate.at === 'verifying'} onClose={close} />
      <LazyLocation
        isOpen={locationRefusal !== null}
        outcome={locationRefusal ?? 'unavailable'}
        onRetry={flow.retryLocation}
        onClose={close}
      />
      {shown && (
        <ClaimEntryDialog
          isOpen={shown === state && locationRefusal === null}
          stage={shown}
          {...{ reward, errors, wrong, canClaim, hasInput, asksPhone, maskPhone, lists }}
          onChange={flow.change}
          onLeave={flow.leave}
          onTick={flow.tick}
          onRetryCaptcha={flow.retryCaptcha}
          onSubmit={flow.submit}
          onClose={close}
        />
      )}
    </>
  )
}
