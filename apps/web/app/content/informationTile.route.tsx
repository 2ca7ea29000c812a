import { getInformationTile } from '@players-club/api-client'
import { useInformationTile } from '@players-club/flow-hooks/content'
import { useOpenAddresses } from '@players-club/flow-hooks/shell'
import { InformationTileView } from '@players-club/ui/content/InformationTileView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { data } from 'react-router'
import { subjectFor } from '../shell/answerFor.ts'
import { idInAddress } from '../shell/idInAddress.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/informationTile.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: idInAddress(params.id) } }
  const { answers, status } = await subjectFor(context.get(pageContext).api, getInformationTile, input)
  return data({ answers }, { status })
}
export const clientLoader = () => null

export default function InformationTile({ params }: Route.ComponentProps) {
  const tile = useInformationTile(idInAddress(params.id))
  return (
    <>
      <PageHead name={tile.data?.title} page="information.title" about={tile.data?.summary} />
      <InformationTileView {...tile} isOpenAddress={useOpenAddresses()} />
    </>
  )
}
