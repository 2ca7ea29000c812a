import { recordId, type Locale } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { is } from 'superstruct'
import { fillBuckets } from '../activities/index.ts'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { enterDrawsOfGame } from '../promotions/index.ts'
import type { GoodTicket, TicketVerdict } from '../providers/index.ts'
import { uncountDailyTicket, type TicketEntry } from './ticketClaims.ts'
import type { StoredPrize } from './storedResult.ts'
import { descriptionOf, entriesOf, entryPrize, pointsOf, resultOf } from './ticketPrizes.ts'
import { ticketEntries } from './tickets.tables.ts'

export interface Settling {
  now: Date
  /** The language of a collection's bonus in the history. */
  locale: Locale
}

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

/** The game of a ticket; null for a number that no game of ours can have. */
const gameIdOf = ({ gameNumber }: GoodTicket): number | null => {
  const id = Number(gameNumber)
  return is(id, recordId) ? id : null
}

const enterDraws = async (
  tx: Tx,
  { id: reference, playerId }: TicketEntry,
  ticket: GoodTicket,
  { now }: Settling,
): Promise<StoredPrize[]> => {
  const gameId = gameIdOf(ticket)
  if (gameId === null) return []
  const entries = entriesOf(ticket)
  const entered = await enterDrawsOfGame(tx, { playerId, gameId, entries, reference, now })
  return entered.map(draw => entryPrize(entries, draw))
}

/** Counts the ticket for the collections that were running when it was entered; returns the keys of those. */
const collect = async (
  tx: Tx,
  { playerId, enteredAt }: TicketEntry,
  ticket: GoodTicket,
  settling: Settling,
): Promise<string[]> => {
  const { superBonusKeys } = ticket
  const gameId = gameIdOf(ticket)
  if (gameId === null) return []
  return fillBuckets(tx, { playerId, superBonusKeys, gameId, enteredAt, ...settling })
}

const credit = async (
  tx: Tx,
  entry: TicketEntry,
  ticket: GoodTicket,
  settling: Settling,
): Promise<TicketEntry> => {
  const { now } = settling
  const { id, playerId } = entry
  const { gameTypeId, gameNumber, gameName, isSettled } = ticket
  const points = pointsOf(ticket)
  // Whether it counts for a collection is known when it is credited.
  if (!isSettled)
    return change(tx, entry, { state: 'pending', gameTypeId, points, result: resultOf(ticket, []) })
  // Before the points: the player is locked before the balance, as everywhere (docs/adr/0058).
  const result = resultOf(ticket, await collect(tx, entry, ticket, settling))
  const transfer = {
    key: `ticket:${id}`,
    kind: 'TICKET',
    description: descriptionOf(gameTypeId),
    details: { gameNumber, gameName },
    legs: [{ from: { house: 'grants' }, to: { playerId }, currency: 'points', amount: points }],
  } as const
  const [, entered] = await inOneTrip([
    () => points > 0 && postTransfer(tx, transfer, now),
    () => enterDraws(tx, entry, ticket, settling),
  ])
  const all = { ...result, prizes: [...result.prizes, ...entered] }
  return change(tx, entry, { state: 'credited', gameTypeId, points, result: all, settledAt: now })
}

/**
 * Applies the central system's verdict about an entry once: the first caller settles it, and the others get the same
 * result.
 */
export const settleTicket = async (
  tx: Tx,
  entryId: string,
  verdict: TicketVerdict,
  settling: Settling,
): Promise<TicketEntry> => {
  const { now } = settling
  const [entry] = await tx.select().from(ticketEntries).where(eq(ticketEntries.id, entryId)).for('update')
  if (!entry) throw new Error('There is no such entry.')
  if (entry.state === 'credited' || entry.state === 'refused') return entry
  if (verdict.outcome === 'accepted') return credit(tx, entry, verdict, settling)
  await uncountDailyTicket(tx, entry)
  return change(tx, entry, {
    state: 'refused',
    reason: verdict.reason,
    points: 0,
    result: null,
    settledAt: now,
  })
}
