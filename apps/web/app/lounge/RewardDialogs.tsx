import type { RedeemEntries, SeenLoungeReward } from '@players-club/flow-hooks/lounge'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'
import { LazyLocation } from '../location/LazyLocation.ts'
import { clubDialog } from '../shell/clubDialog.tsx'

export const LazyRedeemEntries = clubDialog(() =>
  import('@players-club/ui/lounge/RedeemEntriesDialog').then(module => module.RedeemEntriesDialog),
)

/** Few players claim a free entry, so its dialogs are loaded lazily. */
export const LazyClaimEntry = clubDialog(
  () => import('./ClaimEntry.tsx').then(module => module.ClaimEntry),
  ['freeEntry', 'profile', 'accounts', 'controls'],
)

interface RewardDialogsProps {
  flow: RedeemEntries
  reward: SeenLoungeReward
  refresh: () => Promise<void>
  isClaiming: boolean
  onClaimed: () => void
}

/** The dialogs of a redemption: identity, location, number of entries and result; or the free entry instead. */
export function RewardDialogs({ flow, reward, refresh, isClaiming, onClaimed }: RewardDialogsProps) {
  const { gate, state, tokens, most = 0, retryLocation, choose, confirm, close } = flow
  const isOutcomeUnknown = state.at !== 'idle' && state.isOutcomeUnknown
  return (
    <>
      <VerifyIdentityDialog isOpen={gate.at === 'verifying'} onClose={close} />
      <LazyLocation
        isOpen={gate.at === 'locationRefused'}
        outcome={gate.at === 'locationRefused' ? gate.locationRefusal : 'unavailable'}
        onRetry={retryLocation}
        onClose={close}
      />
      <LazyRedeemEntries
        isOpen={state.at !== 'idle'}
        quantity={state.at === 'idle' ? 1 : state.input}
        {...{ reward, most, isOutcomeUnknown }}
        tokens={tokens ?? 0}
        isPending={state.at === 'pending'}
        redemption={state.at === 'done' ? state.value : null}
        notice={flow.notice}
        refusal={flow.refusal}
        onQuantity={choose}
        onConfirm={confirm}
        onClose={close}
      />
      <LazyClaimEntry {...{ reward, refresh }} isOpen={isClaiming} onClose={onClaimed} />
    </>
  )
}
