import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { DigitalGames } from './digitalGames.service.ts'

export const digitalGamesRoutes = (games: DigitalGames): Route[] => [
  bind(contract.activities.fetchDigitalGame, ({ params: { offeredBy, key } }) =>
    games.fetchDigitalGame(offeredBy === 'reward' ? 'REWARD' : 'ACTIVITY', key),
  ),
  bind(contract.activities.playForPoints, ({ asker, valueRequest, body, request }) =>
    games.playForPoints({ asker, request: valueRequest, key: body.key, locale: localeOf(request) }),
  ),
  bind(contract.activities.playForFun, ({ body, session }) =>
    games.playForFun(body.gameId, session.playerId),
  ),
  bind(contract.activities.getArcadeGameData, ({ params, session }) =>
    games.getGameData(params.digitalRevealToken, session.playerId),
  ),
  bind(contract.activities.startInteractiveGame, async ({ body, session }) => {
    await games.startGame(body.token, session.playerId)
    return null
  }),
  bind(contract.activities.endInteractiveGame, ({ asker, valueRequest, body }) =>
    games.endGame({ asker, request: valueRequest, token: body.token, by: 'END' }),
  ),
  bind(contract.activities.skipInteractiveGame, ({ asker, valueRequest, body }) =>
    games.endGame({ asker, request: valueRequest, token: body.token, by: 'SKIP' }),
  ),
]
