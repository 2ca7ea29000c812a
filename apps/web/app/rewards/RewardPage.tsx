import { useNow, useSettings } from '@players-club/flow-hooks/club'
import { useRedeem, useReward, useRewardDraw, useRewardGame } from '@players-club/flow-hooks/rewards'
import { useFeatureFlag } from '@players-club/flow-hooks/shell'
import { useMessages } from '@players-club/ui/messages'
import { RewardView } from '@players-club/ui/rewards/RewardView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { gameOf } from './gameOf.ts'
import { LazyRedeemDialog, RewardDialog } from './RewardDialog.tsx'

/** A reward, and its redemption. */
export function RewardPage({ rewardId }: { rewardId: number }) {
  const { data: reward, error, refresh } = useReward(rewardId)
  const head = reward && { name: reward.title, about: reward.summary }
  const { locale } = useMessages()
  const play = useRewardGame({
    rewardId,
    reward,
    locale,
    refresh,
    onChanged: because => flow.askAgain(because),
  })
  const flow = useRedeem({ reward, refresh, game: play })
  const { isSignedIn, points, most, isReady } = flow
  const prizes = useRewardDraw(reward)
  return (
    <>
      <PageHead page="shell.rewards" {...head} />
      <RewardView
        {...{ reward, error, refresh, prizes, isSignedIn, points, most, isReady, now: useNow() }}
        game={reward?.type === 'GAMEPLAY' ? gameOf(play) : null}
        showsSoldOut={useSettings().couponSoldOutBanner}
        hasLounge={useFeatureFlag('SWEEPSTAKES_V1')}
        onRedeem={flow.request}
        onPreload={LazyRedeemDialog.preload}
      />
      {reward && <RewardDialog reward={reward} flow={flow} play={play} />}
    </>
  )
}
