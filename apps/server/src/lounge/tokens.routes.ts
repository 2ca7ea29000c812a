import { contract } from '@players-club/api-client/contract'
import { bind } from '../kernel/http/bind.ts'
import type { Route } from '../kernel/http/bind.ts'
import type { Tokens } from './tokens.service.ts'

export const tokensRoutes = (tokens: Tokens): Route[] => [
  bind(
    contract.lounge.getUserTokens,
    ({ session }) => tokens.getUserTokens(session.playerId, session.balance),
    { isOpenToFrames: true, showsBalanceOf: 'tokens' },
  ),

  bind(contract.lounge.getConversion, ({ session }) => tokens.getConversion(session.playerId)),

  bind(contract.lounge.redeemPointsForTokens, ({ asker, valueRequest: request, body }) =>
    tokens.redeemPointsForTokens({ asker, request, quantity: body.quantity }),
  ),
]
