import type { RedeemEntries, SeenLoungeReward } from '@players-club/flow-hooks/lounge'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'

export const LazyRedeemEntries = lazyDialog(() =>
  import('@players-club/ui/lounge/RedeemEntriesDialog').then(module => module.RedeemEntriesDialog),
)

const LazyLocation = lazyDialog(() =>
  import('@players-club/ui/location/LocationDialog').then(module => module.LocationDialog),
)

const CLOSED = { at: 'choosing', quantity: 1, isFixed: false } as const

/** Who somebody is, where they are, how many entries, and what came of it. */
export function RewardDialogs({ flow, reward }: { flow: RedeemEntries; reward: SeenLoungeReward }) {
  const { state, tokens = 0, most = 0, request, choose, confirm, close } = flow
  const { at } = state
  const isOpen = at === 'choosing' || at === 'redeeming' || at === 'redeemed' || at === 'refused'
  return (
    <>
      <VerifyIdentityDialog isOpen={at === 'verifying'} onClose={close} onMissing={close} />
      <LazyLocation
        isOpen={at === 'misplaced'}
        outcome={at === 'misplaced' ? state.misplaced : 'unavailable'}
        onRetry={request}
        onClose={close}
        onMissing={close}
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
        onMissing={close}
      />
    </>
  )
}
