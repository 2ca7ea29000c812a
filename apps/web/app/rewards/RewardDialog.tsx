import { extraOf } from '@players-club/domain-models'
import { useBarcodes, type Redeem, type RewardGame, type SeenReward } from '@players-club/flow-hooks/rewards'
import { GameDialog } from '../lounge/GameDialog.tsx'
import { clubDialog } from '../shell/clubDialog.tsx'

export const LazyRedeemDialog = clubDialog(
  () => import('@players-club/ui/rewards/RedeemDialog').then(module => module.RedeemDialog),
  ['controls'],
)

interface RewardDialogProps {
  reward: SeenReward
  flow: Redeem
  play: RewardGame
}

/** The quantity and the result of a redemption; a redeemed round of a game is played at once. */
export function RewardDialog({ reward, flow, play }: RewardDialogProps) {
  const { state, points = 0, most = 0 } = flow
  const redemption = state.at === 'done' ? state.value : null
  const codes = useBarcodes(reward.type === 'COUPON' ? (redemption?.id ?? null) : null)
  if (reward.type === 'GAMEPLAY' && state.at === 'idle')
    return (
      <GameDialog
        name={reward.title}
        frame={play.frame}
        isPortraitOnly={extraOf(reward, 'portraitMode') === 'true'}
      />
    )
  return (
    <LazyRedeemDialog
      isOpen={state.at !== 'idle'}
      reward={reward}
      quantity={state.at === 'idle' ? 1 : state.input}
      most={most}
      points={points}
      isPending={state.at === 'pending'}
      isOutcomeUnknown={state.at !== 'idle' && state.isOutcomeUnknown}
      error={state.at === 'failed' ? state.error : flow.notice}
      redemption={redemption}
      codes={codes}
      onQuantity={flow.choose}
      onConfirm={flow.confirm}
      onCancel={flow.cancel}
      onDone={flow.close}
      onLoadError={flow.cancel}
    />
  )
}
