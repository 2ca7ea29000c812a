import { getPlayerReward, getReward } from '@players-club/api-client'
import { copperStateLottery, defaultSettings } from '@players-club/domain-models'
import { useNow } from '@players-club/flow-hooks/club'
import { useRedeem, useReward, useRewardDraw, useRewardGame } from '@players-club/flow-hooks/rewards'
import { useFeatureFlag, useGuard } from '@players-club/flow-hooks/shell'
import { useMessages } from '@players-club/ui/messages'
import { RewardView } from '@players-club/ui/rewards/RewardView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { redirect, useSearchParams } from 'react-router'
import { signInHref } from '../accounts/requireSignIn.ts'
import { answerFor } from '../shell/answerFor.ts'
import { parseId } from '../shell/parseId.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/reward.route.ts'
import { gameOf } from './gameOf.ts'
import { LazyRedeemDialog, RewardDialog } from './RewardDialog.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['rewards', 'digitalGames'] }

const requestsSignIn = (query: URLSearchParams) => query.get('login') === 'true'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, session, hasExpiredSession } = context.get(pageContext)
  const { pathname, searchParams } = new URL(request.url)
  const isPlayer = (await session()) !== null
  if (requestsSignIn(searchParams) && !isPlayer && !(await hasExpiredSession()))
    return redirect(signInHref({ pathname, search: '' }))
  const input = { params: { rewardId: parseId(params.rewardId) } }
  return { answers: await answerFor(api, isPlayer ? getPlayerReward : getReward, input) }
}
export const clientLoader = () => null

export default function Reward({ params }: Route.ComponentProps) {
  useGuard({ secured: requestsSignIn(useSearchParams()[0]) }, `/rewards/${params.rewardId}`)
  const rewardId = parseId(params.rewardId)
  const { data: reward, error, refresh } = useReward(rewardId)
  const head = reward && { name: reward.title, about: reward.summary }
  const play = useRewardGame({ rewardId, reward, locale: useMessages().locale, refresh })
  const flow = useRedeem({ reward, refresh, onGame: play.show })
  const { isSignedIn, points, most, isReady } = flow
  const prizes = useRewardDraw(reward)
  return (
    <>
      <PageHead page="shell.rewards" {...head} brand={copperStateLottery} />
      <RewardView
        {...{ reward, error, prizes, isSignedIn, points, most, isReady, now: useNow() }}
        refresh={() => void refresh()}
        game={reward?.type === 'GAMEPLAY' ? gameOf(play) : null}
        showsSoldOut={defaultSettings.couponSoldOutBanner}
        hasLounge={useFeatureFlag('SWEEPSTAKES_V1')}
        onRedeem={flow.request}
        onPreload={LazyRedeemDialog.preload}
      />
      {reward && <RewardDialog reward={reward} flow={flow} play={play} />}
    </>
  )
}
