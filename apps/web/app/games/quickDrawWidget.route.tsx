import { GAME_TYPE_IDS, startMessage } from '@players-club/domain-models'
import { useGame, useQuickDraw, useQuickDrawFrame, useUnavailable } from '@players-club/flow-hooks/games'
import { QuickDrawWidgetView } from '@players-club/ui/games/QuickDrawWidgetView'
import { useMessages } from '@players-club/ui/messages'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/quickDrawWidget.route.ts'
import { loadGame } from './loadGames.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['games'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await loadGame(context.get(pageContext).api, params.gameId, 0) }
}
export const clientLoader = () => null

/** A quick-draw game without header and footer, in a frame of its provider. */
export default function QuickDrawWidget({ params }: Route.ComponentProps) {
  const { locale } = useMessages()
  const { data, ...page } = useGame(params.gameId)
  const game = data?.gameTypeId === GAME_TYPE_IDS.quickDraw ? data : undefined
  useUnavailable(data !== undefined && game === undefined)
  const { config, latest } = useQuickDraw(game?.gameId, 0)
  const result = latest.data?.result
  const start = config.data && result ? startMessage(result, config.data, locale) : undefined
  const gameUrl = start && result?.gameUrl
  const missing = [page, config, latest].filter(({ error }) => error !== null)
  const frame = useQuickDrawFrame({
    gameUrl,
    start,
    onDrawn: () => void latest.refresh(),
  })
  return (
    <>
      <PageHead page="shell.games.quickDraw" />
      <QuickDrawWidgetView
        name={game?.name}
        gameUrl={gameUrl}
        isLoading={frame.isLoading}
        error={missing[0]?.error ?? null}
        onRetry={() => Promise.all(missing.map(({ refresh }) => refresh()))}
        isUndrawn={result === null}
        onMessage={frame.receiveMessage}
      />
    </>
  )
}
