import { contract } from '@players-club/api-client/contract'
import { playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { Tokens } from './tokens.service.ts'

export const tokensRoutes = (tokens: Tokens): Route[] => [
  playerRoute(
    contract.lounge.getUserTokens,
    ({ session }) => tokens.getUserTokens(session.playerId, session.balance),
    { isOpenToFrames: true, showsBalanceOf: 'tokens' },
  ),

  playerRoute(contract.lounge.getConversion, ({ session }) => tokens.getConversion(session.playerId)),

  valueRoute(contract.lounge.redeemPointsForTokens, ({ asker, request, body }) =>
    tokens.redeemPointsForTokens({ asker, request, ...body }),
  ),
]
