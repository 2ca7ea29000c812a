import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { DigitalGames } from './digitalGames.service.ts'

export const digitalGamesRoutes = (games: DigitalGames): Route[] => [
  openRoute(contract.activities.fetchDigitalGame, ({ params: { offeredBy, key } }) =>
    games.fetchDigitalGame(offeredBy === 'reward' ? 'REWARD' : 'ACTIVITY', key),
  ),
  valueRoute(contract.activities.playForPoints, ({ asker, request, body, locale }) =>
    games.playForPoints({ asker, request, key: body.key, locale }),
  ),
  playerRoute(contract.activities.playForFun, ({ body, session }) =>
    games.playForFun(body.gameId, session.playerId),
  ),
  playerRoute(contract.activities.getArcadeGameData, ({ params, session }) =>
    games.getGameData(params.digitalRevealToken, session.playerId),
  ),
  playerRoute(contract.activities.startInteractiveGame, async ({ body, session }) => {
    await games.startGame(body.token, session.playerId)
    return null
  }),
  valueRoute(contract.activities.endInteractiveGame, ({ asker, request, body }) =>
    games.endGame({ asker, request, token: body.token, by: 'END' }),
  ),
  valueRoute(contract.activities.skipInteractiveGame, ({ asker, request, body }) =>
    games.endGame({ asker, request, token: body.token, by: 'SKIP' }),
  ),
]
