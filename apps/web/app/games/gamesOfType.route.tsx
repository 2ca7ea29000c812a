import { isShownGameType, parseId, readGamesPlace } from '@players-club/domain-models'
import { useUnavailable } from '@players-club/flow-hooks/games'
import { useFeatureFlags } from '@players-club/flow-hooks/shell'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { RestoringPage } from '../accounts/RestoringPage.tsx'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/gamesOfType.route.ts'
import { Library } from './Library.tsx'
import { loadGames } from './loadGames.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['games', 'controls'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const gameTypeId = parseId(params.gameTypeId)
  if (gameTypeId === null) return { answers: [] }
  const { filter, page } = readGamesPlace(new URL(request.url).search)
  const place = { page, filter: { ...filter, gameTypes: [gameTypeId] } }
  return { answers: await loadGames(context.get(pageContext), place, { hasFeatured: false }) }
}
export const clientLoader = () => null

/** The games of one type; an unknown type, or one behind a flag that is off, redirects to all games. */
export default function GamesOfType({ params }: Route.ComponentProps) {
  const gameTypeId = parseId(params.gameTypeId)
  const flags = useFeatureFlags()
  const isShown = gameTypeId !== null && isShownGameType(gameTypeId, flags)
  useUnavailable(!isShown)
  if (isShown) return <Library gameTypeId={gameTypeId} />
  return (
    <>
      <PageHead page="shell.games" />
      <RestoringPage />
    </>
  )
}
