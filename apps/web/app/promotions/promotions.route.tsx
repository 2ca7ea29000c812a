import { getPromotions } from '@players-club/api-client'
import { firstShown, usePromotions } from '@players-club/flow-hooks/promotions'
import { PromotionsView } from '@players-club/ui/promotions/PromotionsView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/promotions.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['promotions'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const size = firstShown(new URL(request.url).search)
  return { answers: await answerFor(api, getPromotions, { query: { page: 0, size } }) }
}
export const clientLoader = () => null

export default function Promotions() {
  const { error, loadMore, refresh, ...list } = usePromotions(useLocation().search)
  return (
    <>
      <PageHead page="shell.promotions" />
      <PromotionsView {...list} hasFailed={error !== null} onLoadMore={loadMore} onReload={refresh} />
    </>
  )
}
