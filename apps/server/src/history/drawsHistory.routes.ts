import { contract } from '@players-club/api-client/contract'
import { addDays, startOfLotteryDay, type TimeZone } from '@players-club/domain-models'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import type { Draws, Entries, Span } from '../promotions/index.ts'

const calls = contract.history

/** Days, both included, as moments. */
const momentsOf = (
  zone: TimeZone,
  { startDate, endDate }: { startDate?: string; endDate?: string } = {},
): Span => ({
  from: startDate === undefined ? undefined : startOfLotteryDay(startDate, zone),
  until: endDate === undefined ? undefined : startOfLotteryDay(addDays(endDate, 1), zone),
})

export const drawsHistoryRoutes = (draws: Draws, entries: Entries, zone: TimeZone): Route[] => [
  playerRoute(calls.getDrawsHistory, ({ session, query: { filter, ...page }, locale }) =>
    entries.getEntered(session.playerId, page, locale, momentsOf(zone, filter)),
  ),
  playerRoute(calls.getSecondChanceTickets, ({ session, query: { filter, ...page }, locale }) =>
    entries.getEntries(session.playerId, page, locale, {
      source: 'TICKET',
      ...momentsOf(zone, filter),
    }),
  ),
  openRoute(calls.getDrawsByIds, async ({ query, locale }) => ({
    content: await draws.getDrawsByIds(query.filter.drawIds, locale),
  })),
]
