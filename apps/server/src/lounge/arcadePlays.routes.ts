import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { ArcadePlays } from './arcadePlays.service.ts'
import type { NglGames } from './nglGames.service.ts'

export const arcadePlaysRoutes = (plays: ArcadePlays, ngl: NglGames): Route[] => [
  bind(contract.lounge.debitArcade, ({ asker, valueRequest, body, request }) =>
    plays.debit({
      asker,
      request: valueRequest,
      gameId: body.key,
      wager: body.amount,
      locale: localeOf(request),
    }),
  ),
  bind(contract.lounge.playArcadeForFun, ({ body, session }) =>
    plays.playForFun(body.gameId, session.playerId),
  ),
  bind(contract.lounge.getNglToken, async ({ body, session }) => ngl.getToken(session.playerId, body.fun)),
  bind(contract.lounge.startNglSession, ({ body: { fun: isFun, ...body }, session: { playerId } }) =>
    ngl.startSession({ ...body, isFun, playerId }),
  ),
  bind(contract.lounge.getNglGameData, ({ params, query }) =>
    ngl.getGameData(params.gameId, query.fun === 'true'),
  ),
  bind(
    contract.lounge.startNglGame,
    ({ asker, valueRequest, body: { gameId, wager, ...session }, request }) =>
      ngl.startGame({ asker, request: valueRequest, gameId, wager, session, locale: localeOf(request) }),
  ),
  bind(contract.lounge.endNglGame, ({ asker, valueRequest, body }) =>
    ngl.endGame({ asker, request: valueRequest, ...body }),
  ),
]
