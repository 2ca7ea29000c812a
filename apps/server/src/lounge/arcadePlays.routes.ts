import { contract } from '@players-club/api-client/contract'
import { playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { FunPlays } from './funPlays.service.ts'
import type { NglGames } from './nglGames.service.ts'
import type { PaidPlays } from './paidPlays.service.ts'

export interface ArcadePlaysServices {
  paidPlays: PaidPlays
  funPlays: FunPlays
  ngl: NglGames
}

export const arcadePlaysRoutes = ({ paidPlays, funPlays, ngl }: ArcadePlaysServices): Route[] => [
  valueRoute(contract.lounge.debitArcade, ({ asker, valueRequest, body, request }) =>
    paidPlays.debit({
      asker,
      request: valueRequest,
      gameId: body.key,
      wager: body.amount,
      locale: localeOf(request),
    }),
  ),
  playerRoute(contract.lounge.playArcadeForFun, ({ body, session }) =>
    funPlays.play(body.gameId, session.playerId),
  ),
  playerRoute(contract.lounge.getNglToken, async ({ body, session }) =>
    ngl.getToken(session.playerId, body.fun),
  ),
  playerRoute(contract.lounge.startNglSession, ({ body: { fun: isFun, ...body }, session: { playerId } }) =>
    ngl.startSession({ ...body, isFun, playerId }),
  ),
  playerRoute(contract.lounge.getNglGameData, ({ params, query }) =>
    ngl.getGameData(params.gameId, query.fun === 'true'),
  ),
  valueRoute(
    contract.lounge.startNglGame,
    ({ asker, valueRequest, body: { gameId, wager, ...session }, request }) =>
      ngl.startGame({ asker, request: valueRequest, gameId, wager, session, locale: localeOf(request) }),
  ),
  valueRoute(contract.lounge.endNglGame, ({ asker, valueRequest, body }) =>
    ngl.endGame({ asker, request: valueRequest, ...body }),
  ),
]
