import { useBarcodes, type Redeem, type SeenReward } from '@players-club/flow-hooks/rewards'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'

export const LazyRedeemDialog = lazyDialog(
  () => import('@players-club/ui/rewards/RedeemDialog').then(module => module.RedeemDialog),
  ['controls'],
)

/** How many are redeemed, and what came of it. */
export function RewardDialog({ reward, flow }: { reward: SeenReward; flow: Redeem }) {
  const { state, points = 0, most = 0 } = flow
  const redemption = state.at === 'redeemed' ? state.redemption : null
  const form = state.at === 'choosing' || state.at === 'redeeming' ? state : null
  const codes = useBarcodes(reward.type === 'COUPON' ? (redemption?.id ?? null) : null)
  return (
    <LazyRedeemDialog
      isOpen={state.at !== 'idle'}
      reward={reward}
      quantity={form?.quantity ?? 1}
      most={most}
      points={points}
      isPending={state.at === 'redeeming'}
      isFixed={form?.isFixed ?? false}
      error={state.at === 'choosing' ? state.error : null}
      redemption={redemption}
      codes={codes}
      onQuantity={flow.choose}
      onConfirm={flow.confirm}
      onCancel={flow.cancel}
      onDone={flow.close}
      onMissing={flow.cancel}
    />
  )
}
