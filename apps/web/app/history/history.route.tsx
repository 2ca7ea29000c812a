import {
  copperStateLottery,
  defaultSettings,
  HISTORY_TABS,
  historyTabs,
  phoenixDay,
  readHistoryPlace,
  writeHistoryPlace,
  type HistoryPlace,
} from '@players-club/domain-models'
import { useClub } from '@players-club/flow-hooks/club'
import { useClubHistory, useHistoryRange, usePointsSummary, useToday } from '@players-club/flow-hooks/history'
import { useFeatureFlags } from '@players-club/flow-hooks/shell'
import { HistoryView } from '@players-club/ui/history/HistoryView'
import { useMessages } from '@players-club/ui/messages'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/history.route.ts'
import { HistoryDialog, type HistoryDetail } from './HistoryDialogs.tsx'
import { loadHistory } from './loadHistory.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['history', 'controls', 'promotions'] }

const usual = { size: defaultSettings.historyPageSize }

export async function loader({ context, request }: Route.LoaderArgs) {
  const defaults = { ...usual, today: phoenixDay(new Date()), tabs: HISTORY_TABS }
  const place = readHistoryPlace(new URL(request.url).search, defaults)
  return { answers: await loadHistory(context.get(pageContext).api, place) }
}
export const clientLoader = () => null

export default function History() {
  const { navigator } = useClub()
  const { locale } = useMessages()
  const today = useToday()
  const tabs = historyTabs(useFeatureFlags())
  const place = readHistoryPlace(useLocation().search, { ...usual, today, tabs })
  const go = (change: Partial<HistoryPlace>) =>
    navigator.go(`/history${writeHistoryPlace({ ...place, page: 0, ...change }, { ...usual, today })}`)
  const [shown, setShown] = useState<{ detail: HistoryDetail; isOpen: boolean } | null>(null)
  const show = (detail: HistoryDetail) => setShown({ detail, isOpen: true })
  return (
    <>
      <PageTitle page="shell.clubHistory" brand={copperStateLottery} />
      <HistoryView
        {...usePointsSummary()}
        {...useClubHistory(place)}
        {...useHistoryRange(place.range, { today, locale }, range => go({ range }))}
        {...{ tabs, place, today }}
        usualSize={usual.size}
        settings={defaultSettings}
        onTab={tab => go({ tab: tabs.find(each => each === tab) })}
        onSize={size => go({ size })}
        onCodes={redemption => show({ kind: 'codes', redemption })}
        onTicket={entry => show({ kind: 'ticket', entry })}
        onPrizes={draw => show({ kind: 'prizes', draw })}
        onWinners={draw => show({ kind: 'winners', draw })}
      />
      {shown && <HistoryDialog {...shown} onClose={() => setShown({ ...shown, isOpen: false })} />}
    </>
  )
}
