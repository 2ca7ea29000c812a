import { useLoungeReward, usePastDraws, useRedeemEntries } from '@players-club/flow-hooks/lounge'
import { LoungeRewardView } from '@players-club/ui/lounge/LoungeRewardView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useState } from 'react'
import { idInAddress } from '../shell/idInAddress.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { rewardAnswers } from './rewardAnswers.ts'
import { LazyClaimEntry, LazyRedeemEntries, RewardDialogs } from './RewardDialogs.tsx'
import type { Route } from './+types/reward.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['controls', 'location', 'loungePages', 'rewards'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await rewardAnswers(context.get(pageContext), idInAddress(params.rewardId)) }
}
export const clientLoader = () => null

export default function Reward({ params: { rewardId } }: Route.ComponentProps) {
  return <RewardPage key={rewardId} rewardId={idInAddress(rewardId)} />
}

function RewardPage({ rewardId }: { rewardId: number }) {
  const { data: reward, error, refresh } = useLoungeReward(rewardId)
  const flow = useRedeemEntries(reward, refresh)
  const [isClaiming, setClaiming] = useState(false)
  const [pastPage, setPastPage] = useState(0)
  const { draws, winners } = usePastDraws(reward, pastPage)
  const { isSignedIn, tokens, isReady } = flow
  return (
    <>
      <PageHead page="lounge.name" name={reward?.title} about={reward?.summary} />
      <LoungeRewardView
        {...{ reward, error, isSignedIn, tokens, isReady, pastPage, isClaiming }}
        isBusy={flow.gate.at === 'locating'}
        past={draws.data}
        pastError={draws.error}
        onPastReload={draws.refresh}
        winners={winners}
        onReload={refresh}
        onGetTokens={flow.getTokens}
        onRedeem={flow.request}
        onPreload={LazyRedeemEntries.preload}
        onClaim={() => setClaiming(true)}
        onApproachClaim={LazyClaimEntry.preload}
        onPastPage={setPastPage}
      />
      {reward && (
        <RewardDialogs {...{ flow, reward, refresh, isClaiming }} onClaimed={() => setClaiming(false)} />
      )}
    </>
  )
}
