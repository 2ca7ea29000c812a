import { contract } from '@players-club/api-client/contract'
import { bind } from '../kernel/http/bind.ts'
import type { Route } from '../kernel/http/bind.ts'
import type { History } from './history.service.ts'
import type { TicketEntries } from './ticketEntries.service.ts'

const calls = contract.history

/** The club's points never expire. */
const NOTHING_EXPIRES = { expiring: 0, expiresOn: null }

export const historyRoutes = (history: History, tickets: TicketEntries): Route[] => [
  bind(calls.getPointsBalance, ({ session }) => history.getPointsBalance(session.playerId, session.balance), {
    isOpenToFrames: true,
    showsBalanceOf: 'points',
  }),
  bind(calls.getExpiringPoints, () => Promise.resolve(NOTHING_EXPIRES)),
  bind(calls.getPendingPoints, ({ session }) => history.getPendingPoints(session.playerId)),
  bind(calls.getPointsHistory, ({ session, query: { filter, startDate, endDate, ...page } }) =>
    history.getPointsHistory(session.playerId, { ...page, filter: { ...filter, startDate, endDate } }),
  ),
  bind(calls.getDebitHistory, ({ session, query: { filter, ...page } }) =>
    history.getPointsHistory(session.playerId, {
      ...page,
      filter: { ...filter, historyTypes: ['REWARDS'] },
    }),
  ),
  bind(calls.getTokenHistory, ({ session, query }) => history.getTokenHistory(session.playerId, query)),
  bind(calls.getTicketEntries, ({ session, query }) => tickets.getTicketEntries(session.playerId, query)),
]
