import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import type { GoodTicket, TicketVerdict } from '../providers/index.ts'
import { givePlaceBack, type TicketEntry } from './ticketClaims.ts'
import { descriptionOf, prizesOf } from './ticketPrizes.ts'
import { ticketEntries } from './tickets.tables.ts'

const change = async (
  tx: Tx,
  entry: TicketEntry,
  set: Partial<typeof ticketEntries.$inferInsert>,
): Promise<TicketEntry> => {
  const [changed] = await tx
    .update(ticketEntries)
    .set({ ...set, secondCode: null, askUntil: null })
    .where(eq(ticketEntries.id, entry.id))
    .returning()
  if (!changed) throw new Error('A locked entry is gone.')
  return changed
}

const credit = async (tx: Tx, entry: TicketEntry, ticket: GoodTicket, now: Date): Promise<TicketEntry> => {
  const { id, playerId } = entry
  const { gameTypeId, gameNumber, gameName, isSettled } = ticket
  const { points, result } = prizesOf(ticket)
  if (!isSettled) return change(tx, entry, { state: 'pending', gameTypeId, points, result })
  if (points > 0) {
    await postTransfer(
      tx,
      {
        key: `ticket:${id}`,
        kind: 'TICKET',
        description: descriptionOf(gameTypeId),
        details: { gameNumber, gameName },
        legs: [{ from: { house: 'grants' }, to: { playerId }, currency: 'points', amount: points }],
      },
      now,
    )
  }
  return change(tx, entry, { state: 'credited', gameTypeId, points, result, settledAt: now })
}

/**
 * Does what the central system's word about an entry asks for, once: however many have asked, the first one settles
 * it, and the others are given what it came to.
 */
export const settleTicket = async (
  tx: Tx,
  entryId: string,
  verdict: TicketVerdict,
  now: Date,
): Promise<TicketEntry> => {
  const [entry] = await tx.select().from(ticketEntries).where(eq(ticketEntries.id, entryId)).for('update')
  if (!entry) throw new Error('There is no such entry.')
  if (entry.state === 'credited' || entry.state === 'refused') return entry
  if (verdict.outcome === 'accepted') return credit(tx, entry, verdict, now)
  await givePlaceBack(tx, entry)
  return change(tx, entry, {
    state: 'refused',
    reason: verdict.reason,
    points: 0,
    result: null,
    settledAt: now,
  })
}
