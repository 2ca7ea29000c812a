import type { Locale, Page, TicketEntry, TicketEntryState } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import { asTicketResult, type StoredResult } from '../tickets/storedResult.ts'
import type { TicketState } from '../tickets/tickets.tables.ts'

interface TicketEntriesQuery {
  page: number
  size: number
  sort: 'entered,asc' | 'entered,desc'
  /** Both included. */
  startDate?: string
  endDate?: string
}

interface EntryRow extends Omit<TicketEntry, 'entered' | 'state' | 'result'> {
  entered: Date
  result: StoredResult | null
  state: TicketState
  total: number
}

const STATES: Record<TicketState, TicketEntryState> = {
  asking: 'CHECKING',
  pending: 'PENDING',
  credited: 'CREDITED',
  refused: 'REFUSED',
}

const listed = (direction: 'asc' | 'desc') => ({
  name: `history.ticketEntries.${direction}`,
  text: `select id, entered_at as entered, ticket_code as "ticketCode", state, points, result, reason, count(*) over ()::int as total
    from ticket_entries
    where player_id = $1 and ($2::timestamptz is null or entered_at >= $2)
      and ($3::timestamptz is null or entered_at <= $3)
    order by entered_at ${direction}, id ${direction} limit $4 offset $5`,
})

/** The tickets that a player has entered. */
export const createTicketEntries = ({ database }: { database: Database }) => ({
  async getTicketEntries(
    playerId: string,
    { page, size, sort, startDate, endDate }: TicketEntriesQuery,
    locale: Locale,
  ): Promise<Page<TicketEntry>> {
    const rows = await database.statement<EntryRow>({
      ...listed(sort === 'entered,asc' ? 'asc' : 'desc'),
      values: [playerId, startDate ?? null, endDate ?? null, size, page * size],
    })
    return { content: rows.map(row => asEntry(row, locale)), page, size, totalElements: rows[0]?.total ?? 0 }
  },
})

export type TicketEntries = ReturnType<typeof createTicketEntries>

const asEntry = (row: EntryRow, locale: Locale): TicketEntry => {
  const { total: _, ...entry } = row
  const result = row.result && asTicketResult(row.result, locale)
  return { ...entry, entered: row.entered.toISOString(), state: STATES[row.state], result }
}
