import type { getPointsHistory, getTicketEntries, getTokenHistory, InputOf } from '@players-club/api-client'
import {
  POINTS_TABS,
  type HistoryPlace,
  type HistoryRange,
  type PointsTab,
  type TokenHistoryPlace,
} from '@players-club/domain-models'

const daysOf = ({ from, to }: HistoryRange) => ({ startDate: from, ...(to !== undefined && { endDate: to }) })

/** A page of points that were moved. */
export const pointsQuery = (
  { range, size, page }: HistoryPlace,
  tab: PointsTab,
): InputOf<typeof getPointsHistory> => ({
  query: { page, size, ...daysOf(range), filter: { historyTypes: [POINTS_TABS[tab]] } },
})

/** A page of draws entered, or of points spent: narrowed by days alone. */
export const daysQuery = ({ range, size, page }: HistoryPlace) => ({
  query: { page, size, filter: daysOf(range) },
})

/** A page of tickets: their days are days of UTC, from the first moment to the last. */
export const ticketsQuery = ({
  range: { from, to },
  size,
  page,
}: HistoryPlace): InputOf<typeof getTicketEntries> => ({
  query: {
    page,
    size,
    sort: 'entered,desc',
    startDate: `${from}T00:00:00.000Z`,
    ...(to !== undefined && { endDate: `${to}T23:59:59.999Z` }),
  },
})

/** A page of tokens that were moved. */
export const tokensQuery = (
  { types, range, page }: TokenHistoryPlace,
  size: number,
): InputOf<typeof getTokenHistory> => ({
  query: { page, size, filter: { ...(types.length > 0 && { historyTypes: [...types] }), ...daysOf(range) } },
})
