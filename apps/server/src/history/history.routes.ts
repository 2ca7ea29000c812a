import { contract } from '@players-club/api-client/contract'
import { bind } from '../kernel/http/bind.ts'
import type { Route } from '../kernel/http/bind.ts'
import type { History } from './history.service.ts'

export const historyRoutes = (history: History): Route[] => [
  bind(
    contract.history.getPointsBalance,
    ({ session }) => history.getPointsBalance(session.playerId, session.balance),
    { isOpenToFrames: true, showsBalanceOf: 'points' },
  ),

  bind(contract.history.getPointsHistory, ({ session, query }) =>
    history.getPointsHistory(session.playerId, query),
  ),
]
