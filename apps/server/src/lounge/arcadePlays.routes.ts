import { contract } from '@players-club/api-client/contract'
import { playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { FunPlays } from './funPlays.service.ts'
import type { NglGames } from './nglGames.service.ts'
import type { PaidPlays } from './paidPlays.service.ts'

export interface ArcadePlaysServices {
  paidPlays: PaidPlays
  funPlays: FunPlays
  ngl: NglGames
}

export const arcadePlaysRoutes = ({ paidPlays, funPlays, ngl }: ArcadePlaysServices): Route[] => [
  valueRoute(contract.lounge.debitArcade, ({ asker, request, body, locale }) =>
    paidPlays.debit({
      asker,
      request,
      gameId: body.key,
      wager: body.amount,
      locale,
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
    ({ asker, request, body: { gameId, wager, ...session }, locale }) =>
      ngl.startGame({ asker, request, gameId, wager, session, locale }),
  ),
  valueRoute(contract.lounge.endNglGame, ({ asker, request, body }) =>
    ngl.endGame({ asker, request, ...body }),
  ),
]
