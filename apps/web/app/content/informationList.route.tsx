import { listInformationTiles } from '@players-club/api-client'
import { useInformationTiles } from '@players-club/flow-hooks/content'
import { InformationListView } from '@players-club/ui/content/InformationListView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/informationList.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { answers: await answerFor(context.get(pageContext).api, listInformationTiles, {}) }
}
export const clientLoader = () => null

export default function InformationList() {
  return (
    <>
      <PageHead page="information.title" />
      <InformationListView {...useInformationTiles()} />
    </>
  )
}
