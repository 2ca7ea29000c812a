import { getPlayerReward, getReward } from '@players-club/api-client'
import { useGuard } from '@players-club/flow-hooks/shell'
import { redirect, useSearchParams } from 'react-router'
import { signInHref } from '../accounts/requireSignIn.ts'
import { answerFor } from '../shell/answerFor.ts'
import { idInAddress } from '../shell/idInAddress.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/reward.route.ts'
import { RewardPage } from './RewardPage.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['rewards', 'digitalGames'] }

const requestsSignIn = (query: URLSearchParams) => query.get('login') === 'true'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, session, hasExpiredSession } = context.get(pageContext)
  const { pathname, searchParams } = new URL(request.url)
  const isPlayer = (await session()) !== null
  if (requestsSignIn(searchParams) && !isPlayer && !(await hasExpiredSession()))
    return redirect(signInHref({ pathname, search: '' }))
  const input = { params: { rewardId: idInAddress(params.rewardId) } }
  return { answers: await answerFor(api, isPlayer ? getPlayerReward : getReward, input) }
}
export const clientLoader = () => null

export default function Reward({ params }: Route.ComponentProps) {
  useGuard({ secured: requestsSignIn(useSearchParams()[0]) }, `/rewards/${params.rewardId}`)
  const rewardId = idInAddress(params.rewardId)
  return <RewardPage key={rewardId} rewardId={rewardId} />
}
