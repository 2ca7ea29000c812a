import { HISTORY_TABS, lotteryDay, readHistoryPlace } from '@players-club/domain-models'
import { useSettings } from '@players-club/flow-hooks/club'
import {
  useClubHistory,
  useHistoryPlace,
  useHistoryRange,
  usePointsSummary,
  useSecondChanceTickets,
} from '@players-club/flow-hooks/history'
import { HistoryView } from '@players-club/ui/history/HistoryView'
import { useMessages } from '@players-club/ui/messages'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/history.route.ts'
import { HistoryDialog, useHistoryDialog } from './HistoryDialog.tsx'
import { loadHistory } from './loadHistory.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['history', 'controls', 'promotions'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, now, lottery } = context.get(pageContext)
  const place = readHistoryPlace(new URL(request.url).search, {
    size: lottery.settings.historyPageSize,
    today: lotteryDay(now(), lottery.zone),
    tabs: HISTORY_TABS,
  })
  return { answers: await loadHistory(api, place) }
}
export const clientLoader = () => null

export default function History() {
  const location = useLocation()
  const { go, ...places } = useHistoryPlace(location)
  const { place, today } = places
  const { locale, zone } = useMessages()
  const [dialog, details] = useHistoryDialog()
  return (
    <>
      <PageHead page="shell.clubHistory" />
      <HistoryView
        {...usePointsSummary()}
        {...useClubHistory(place)}
        {...useHistoryRange(place.range, { today, locale, zone }, range => go({ range }))}
        secondChance={useSecondChanceTickets(place)}
        {...places}
        path={location.pathname}
        {...details}
        settings={useSettings()}
      />
      <HistoryDialog {...dialog} />
    </>
  )
}
