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

const CLOSED = { at: 'choosing', quantity: 1, isOutcomeUnknown: false } as const

interface RewardDialogsProps {
  flow: RedeemEntries
  reward: SeenLoungeReward
  refresh: () => Promise<void>
  isClaiming: boolean
  onClaimed: () => void
}

/** The dialogs of a redemption: identity, location, number of entries and result; or the free entry instead. */
export function RewardDialogs({ flow, reward, refresh, isClaiming, onClaimed }: RewardDialogsProps) {
  const { state, tokens = 0, most = 0, request, choose, confirm, close } = flow
  const { at } = state
  const isOpen = at === 'choosing' || at === 'redeeming' || at === 'redeemed' || at === 'refused'
  return (
    <>
      <VerifyIdentityDialog isOpen={at === 'verifying'} onClose={close} onLoadError={close} />
      <LazyLocation
        isOpen={at === 'misplaced'}
        outcome={at === 'misplaced' ? state.misplaced : 'unavailable'}
        onRetry={request}
        onClose={close}
        onLoadError={close}
      />
      <LazyRedeemEntries
        isOpen={isOpen}
        stage={isOpen ? state : CLOSED}
        reward={reward}
        tokens={tokens}
        most={most}
        onQuantity={choose}
        onConfirm={confirm}
        onClose={close}
        onLoadError={close}
      />
      <LazyClaimEntry
        {...{ reward, refresh }}
        isOpen={isClaiming}
        onClose={onClaimed}
        onLoadError={onClaimed}
      />
    </>
  )
}
