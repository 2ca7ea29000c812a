import { contract } from '@players-club/api-client/contract'
import { addDays, startOfLotteryDay } from '@players-club/domain-models'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Draws, Entries, Span } from '../promotions/index.ts'

const calls = contract.history

/** Days of Phoenix, both included, as moments. */
const spanOf = ({ startDate, endDate }: { startDate?: string; endDate?: string } = {}): Span => ({
  from: startDate === undefined ? undefined : startOfLotteryDay(startDate),
  until: endDate === undefined ? undefined : startOfLotteryDay(addDays(endDate, 1)),
})

export const drawsHistoryRoutes = (draws: Draws, entries: Entries): Route[] => [
  playerRoute(calls.getDrawsHistory, ({ session, query: { filter, ...page }, request }) =>
    entries.getEntered(session.playerId, page, localeOf(request), spanOf(filter)),
  ),
  playerRoute(calls.getSecondChanceTickets, ({ session, query: { filter, ...page }, request }) =>
    entries.getEntries(session.playerId, page, localeOf(request), { source: 'TICKET', ...spanOf(filter) }),
  ),
  openRoute(calls.getDrawsByIds, async ({ query, request }) => ({
    content: await draws.getDrawsByIds(query.filter.drawIds, localeOf(request)),
  })),
]
