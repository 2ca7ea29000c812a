import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { DigitalGames } from './digitalGames.service.ts'

export const digitalGamesRoutes = (games: DigitalGames): Route[] => [
  openRoute(contract.activities.fetchDigitalGame, ({ params: { offeredBy, key } }) =>
    games.fetchDigitalGame(offeredBy === 'reward' ? 'REWARD' : 'ACTIVITY', key),
  ),
  valueRoute(contract.activities.playForPoints, ({ asker, valueRequest, body, request }) =>
    games.playForPoints({ asker, request: valueRequest, key: body.key, locale: localeOf(request) }),
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
  valueRoute(contract.activities.endInteractiveGame, ({ asker, valueRequest, body }) =>
    games.endGame({ asker, request: valueRequest, token: body.token, by: 'END' }),
  ),
  valueRoute(contract.activities.skipInteractiveGame, ({ asker, valueRequest, body }) =>
    games.endGame({ asker, request: valueRequest, token: body.token, by: 'SKIP' }),
  ),
]
