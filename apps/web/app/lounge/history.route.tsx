import { getTokenHistory } from '@players-club/api-client'
import { lotteryDay, readTokenHistoryPlace } from '@players-club/domain-models'
import { balanceOf, useSettings } from '@players-club/flow-hooks/club'
import { tokensQuery, useTokenHistory, useTokenHistoryPlace } from '@players-club/flow-hooks/history'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { TokenHistoryView } from '@players-club/ui/history/TokenHistoryView'
import { useMessages } from '@players-club/ui/messages'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/history.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['history', 'controls'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, now, lottery } = context.get(pageContext)
  const place = readTokenHistoryPlace(new URL(request.url).search, lotteryDay(now(), lottery.zone))
  return {
    answers: await answerFor(
      api,
      getTokenHistory,
      tokensQuery(place, lottery.settings.loungeHistoryPageSize),
    ),
  }
}
export const clientLoader = () => null

export default function LoungeHistory() {
  const { locale } = useMessages()
  const settings = useSettings()
  const location = useLocation()
  const filter = useTokenHistoryPlace(location, locale)
  return (
    <>
      <PageHead page="shell.loungeHistory" />
      <TokenHistoryView
        balance={balanceOf(useUserTokens())}
        {...useTokenHistory(filter.place)}
        {...filter}
        path={location.pathname}
        size={settings.loungeHistoryPageSize}
        settings={settings}
      />
    </>
  )
}
