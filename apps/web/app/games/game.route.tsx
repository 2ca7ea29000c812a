import { GAME_TYPE_IDS } from '@players-club/domain-models'
import { useClub, useNow } from '@players-club/flow-hooks/club'
import { useGame, useGameParts } from '@players-club/flow-hooks/games'
import { GameView } from '@players-club/ui/games/GameView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { JackpotParts, QuickDrawParts } from './DrawParts.tsx'
import { loadGame } from './loadGames.ts'
import type { Route } from './+types/game.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['games', 'controls'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = readResultsPage(new URL(request.url).search)
  return { answers: await loadGame(context.get(pageContext).api, params.gameId, page) }
}
export const clientLoader = () => null

/** Shows a game by its id, also where the address contains another type. */
export default function Game({ params: { gameId } }: { params: { gameId?: string } }) {
  return <GamePage key={gameId} gameId={gameId} />
}

function GamePage({ gameId }: { gameId: string | undefined }) {
  const { pathname, search } = useLocation()
  const { navigator } = useClub()
  const { data: game, error, isSuperseded, refresh } = useGame(gameId)
  const draws = {
    page: readResultsPage(search),
    hrefOf: (page: number) => `${pathname}?results=${page + 1}#jackpot-results`,
  }
  return (
    <>
      <PageHead page="shell.games" name={game?.name} about={game?.description} />
      <GameView
        game={game}
        isSuperseded={isSuperseded}
        error={error}
        refresh={refresh}
        parts={useGameParts(game?.gameId)}
        now={useNow()}
        onEnterTicket={() => navigator.go('/ticket-entry', { state: { origin: pathname } })}
      >
        {game?.gameTypeId === GAME_TYPE_IDS.draw && <JackpotParts game={game} {...draws} />}
        {game?.gameTypeId === GAME_TYPE_IDS.quickDraw && <QuickDrawParts game={game} {...draws} />}
      </GameView>
    </>
  )
}

/** The page of results in an address, counted from 0. */
function readResultsPage(search: string): number {
  const text = new URLSearchParams(search).get('results') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : 0
}
