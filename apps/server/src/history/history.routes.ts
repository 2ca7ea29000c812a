import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import type { History } from './history.service.ts'
import type { TicketEntries } from './ticketEntries.service.ts'

const calls = contract.history

/** The club's points never expire. */
const NOTHING_EXPIRES = { expiring: 0, expiresOn: null }

export const historyRoutes = (history: History, tickets: TicketEntries): Route[] => [
  playerRoute(
    calls.getPointsBalance,
    ({ session }) => history.getPointsBalance(session.playerId, session.balance),
    {
      isOpenToFrames: true,
      showsBalanceOf: 'points',
    },
  ),
  playerRoute(calls.getExpiringPoints, () => Promise.resolve(NOTHING_EXPIRES)),
  playerRoute(calls.getPendingPoints, ({ session }) => history.getPendingPoints(session.playerId)),
  playerRoute(calls.getPointsHistory, ({ session, query: { filter, startDate, endDate, ...page } }) =>
    history.getPointsHistory(session.playerId, { ...page, filter: { ...filter, startDate, endDate } }),
  ),
  playerRoute(calls.getDebitHistory, ({ session, query: { filter, ...page } }) =>
    history.getPointsHistory(session.playerId, {
      ...page,
      filter: { ...filter, historyTypes: ['REWARDS'] },
    }),
  ),
  playerRoute(calls.getTokenHistory, ({ session, query }) =>
    history.getTokenHistory(session.playerId, query),
  ),
  playerRoute(calls.getTicketEntries, ({ session, query, locale }) =>
    tickets.getTicketEntries(session.playerId, query, locale),
  ),
]
