import { getInformationTile } from '@players-club/api-client'
import { copperStateLottery } from '@players-club/domain-models'
import { useInformationTile } from '@players-club/flow-hooks/content'
import { InformationTileView } from '@players-club/ui/content/InformationTileView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { data } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/informationTile.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

/** No tile has the id 0: what is no id leads to none. */
const idOf = (id: string) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: idOf(params.id) } }
  const answers = await answerFor(context.get(pageContext).api, getInformationTile, input)
  return answers.length > 0 ? { answers } : data({ answers }, { status: 404 })
}
export const clientLoader = () => null

export default function InformationTile({ params }: Route.ComponentProps) {
  const tile = useInformationTile(idOf(params.id))
  return (
    <>
      <PageHead
        name={tile.data?.title}
        page="information.title"
        about={tile.data?.summary}
        brand={copperStateLottery}
      />
      <InformationTileView {...tile} />
    </>
  )
}
