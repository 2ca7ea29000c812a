import { getPointsHistory } from '@players-club/api-client'
import { copperStateLottery } from '@players-club/domain-models'
import { usePointsHistory } from '@players-club/flow-hooks/history'
import { PointsHistoryView } from '@players-club/ui/history/PointsHistoryView'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import { useState } from 'react'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/history.route.ts'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['history', 'controls'] }

const FIRST_PAGE = { page: 0, size: 25 }

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { answers: await answerFor(api, getPointsHistory, { query: FIRST_PAGE }) }
}
export const clientLoader = () => null

export default function History() {
  const [{ page, size }, setWanted] = useState(FIRST_PAGE)
  const history = usePointsHistory(page, size)
  return (
    <>
      <PageTitle page="shell.clubHistory" brand={copperStateLottery} />
      <PointsHistoryView
        {...history}
        page={page}
        size={size}
        onPage={next => setWanted({ page: next, size })}
        onSize={next => setWanted({ page: 0, size: next })}
      />
    </>
  )
}
