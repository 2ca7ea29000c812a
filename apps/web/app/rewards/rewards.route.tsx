import { listPlayerRewards, listPublicRewards } from '@players-club/api-client'
import { useSettings } from '@players-club/flow-hooks/club'
import { ALL_REWARDS, useRewardList } from '@players-club/flow-hooks/rewards'
import { useFeatureFlag } from '@players-club/flow-hooks/shell'
import { RewardsView } from '@players-club/ui/rewards/RewardsView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/rewards.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['rewards', 'controls'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext)
  const list = (await session()) ? listPlayerRewards : listPublicRewards
  return { answers: await answerFor(api, list, { query: ALL_REWARDS }) }
}
export const clientLoader = () => null

export default function Rewards() {
  const location = useLocation()
  const { select, ...list } = useRewardList(location)
  return (
    <>
      <PageHead page="shell.rewards" />
      <RewardsView
        {...list}
        path={location.pathname}
        onSelect={select}
        showsSoldOut={useSettings().couponSoldOutBanner}
        hasLounge={useFeatureFlag('SWEEPSTAKES_V1')}
      />
    </>
  )
}
