import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import { findTicket, type Ticket } from './book.ts'
import { COLLECTION } from './games.ts'
import type { PostedTicket, TicketEntries, TicketEntry } from './TicketEntry.ts'

const HOUR_MS = 60 * 60_000

const REASONS = { used: 'used', cancelled: 'cancelled', expired: 'expired', ended: 'gameEnded' } as const

const refused = (reason: string) => ({ outcome: 'refused', reason }) as const

const accepted = ({ game, isPending, isCollected }: Ticket, { enteredAt }: TicketEntry, now: Date) => ({
  outcome: 'accepted' as const,
  isSettled: !isPending || now.getTime() >= Date.parse(enteredAt) + HOUR_MS,
  gameNumber: String(game.number),
  gameName: game.name,
  gameTypeId: game.typeId,
  retailPrice: game.price,
  graphicImageUrl: `${MEDIA_FILE_PATH}games/${game.number}.svg`,
  superBonusKeys: isCollected ? [COLLECTION] : [],
  revealToken: null,
})

/**
 * Scratchers and fast plays have sequential numbers; the long codes contain a checksum, so that an unknown one is
 * invalid.
 */
const unknown = ({ ticketCode }: PostedTicket) => refused(ticketCode.length === 13 ? 'notFound' : 'invalid')

export type Judged = {
  verdict: ReturnType<typeof accepted> | ReturnType<typeof refused>
  /** The entry that has taken the ticket. */
  taken?: TicketEntry
}

/** Judges a ticket: accepted once, and again for the same entry (its idempotency key). */
export function judge(entries: TicketEntries, posted: PostedTicket, entryId: string, now: Date): Judged {
  const ticket = findTicket(posted.ticketCode)
  if (!ticket) return { verdict: unknown(posted) }
  const { outcome, codes } = ticket
  if (codes.secondCode !== posted.secondCode) return { verdict: refused('invalid') }
  if (outcome !== 'good') return { verdict: refused(outcome === 'unknown' ? 'notFound' : REASONS[outcome]) }
  const holder = entries.find(each => each.ticketCode === posted.ticketCode)
  if (holder && holder.entryId !== entryId) return { verdict: refused('used') }
  const entry = holder ?? { entryId, ticketCode: posted.ticketCode, enteredAt: now.toISOString() }
  return { verdict: accepted(ticket, entry, now), ...(holder ? {} : { taken: entry }) }
}

/** The current state of an entry. */
export function currentEntry(entry: TicketEntry, now: Date) {
  const ticket = findTicket(entry.ticketCode)
  return ticket ? accepted(ticket, entry, now) : refused('notFound')
}
