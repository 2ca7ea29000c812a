import { listPlayerActivities, listPublicActivities } from '@players-club/api-client'
import { ALL_ACTIVITIES, useActivities } from '@players-club/flow-hooks/activities'
import { EarnView } from '@players-club/ui/activities/EarnView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/earn.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext)
  const list = (await session()) ? listPlayerActivities : listPublicActivities
  return { answers: await answerFor(api, list, { query: ALL_ACTIVITIES }) }
}
export const clientLoader = () => null

export default function Earn() {
  const { data, error, refresh, collect } = useActivities()
  return (
    <>
      <PageHead page="shell.earn" />
      <EarnView activities={data?.content} error={error} refresh={refresh} onCollect={collect} />
    </>
  )
}
