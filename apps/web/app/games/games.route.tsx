import { readGamesPlace } from '@players-club/domain-models'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/games.route.ts'
import { Library } from './Library.tsx'
import { loadGames } from './loadGames.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['games', 'controls'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = readGamesPlace(new URL(request.url).search)
  return { answers: await loadGames(context.get(pageContext), place, { hasFeatured: true }) }
}
export const clientLoader = () => null

export default function Games() {
  return <Library />
}
