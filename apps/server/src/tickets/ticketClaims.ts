import { lotteryDay, TICKETS_PER_DAY, type TicketCodes } from '@players-club/domain-models'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/newId.ts'
import { ticketDays, ticketEntries } from './tickets.tables.ts'

export type TicketEntry = typeof ticketEntries.$inferSelect

/** Longer than the central system may take; after it the claim of a server that died is taken over. */
const ASK_MS = 60_000

export interface Claim {
  playerId: string
  codes: TicketCodes
  requestKey: string
  now: Date
  machineNow: Date
}

const askUntil = (machineNow: Date) => new Date(machineNow.getTime() + ASK_MS)

/** The one entry of a ticket that was not refused. */
export const findActiveEntry = async (tx: Tx, ticketCode: string): Promise<TicketEntry | null> => {
  const [holder] = await tx
    .select()
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketCode, ticketCode), sql`${ticketEntries.state} <> 'refused'`))
  return holder ?? null
}

/** Takes over the claim of an entry; null while another request holds it. */
export const takeOverClaim = async (
  tx: Tx,
  entryId: string,
  machineNow: Date,
): Promise<TicketEntry | null> => {
  const isFree = or(isNull(ticketEntries.askUntil), lte(ticketEntries.askUntil, machineNow))
  const [taken] = await tx
    .update(ticketEntries)
    .set({ askUntil: askUntil(machineNow) })
    .where(and(eq(ticketEntries.id, entryId), eq(ticketEntries.state, 'asking'), isFree))
    .returning()
  return taken ?? null
}

/** Releases the claim, so that the next request can take it. */
export const releaseClaim = async (tx: Tx, entryId: string): Promise<void> => {
  await tx
    .update(ticketEntries)
    .set({ askUntil: null })
    .where(and(eq(ticketEntries.id, entryId), eq(ticketEntries.state, 'asking')))
}

/** Counts one more ticket for this day, within the limit. */
const countDailyTicket = async (tx: Tx, playerId: string, day: string): Promise<void> => {
  const taken = await tx
    .insert(ticketDays)
    .values({ playerId, day, entered: 1 })
    .onConflictDoUpdate({
      target: [ticketDays.playerId, ticketDays.day],
      set: { entered: sql`${ticketDays.entered} + 1` },
      setWhere: lt(ticketDays.entered, TICKETS_PER_DAY),
    })
    .returning({ entered: ticketDays.entered })
  if (taken.length === 0) throw new Refusal('error.gameTicketEntry.dailyLimit')
}

export const uncountDailyTicket = async (tx: Tx, { playerId, day }: TicketEntry): Promise<void> => {
  await tx
    .update(ticketDays)
    .set({ entered: sql`greatest(${ticketDays.entered} - 1, 0)` })
    .where(and(eq(ticketDays.playerId, playerId), eq(ticketDays.day, day)))
}

const claimHeld = async (tx: Tx, holder: TicketEntry, claim: Claim): Promise<TicketEntry> => {
  const isOwn = holder.playerId === claim.playerId
  if (holder.state !== 'asking') {
    // The same request again, whose first answer was lost.
    if (isOwn && holder.requestKey === claim.requestKey) return holder
    throw new Refusal(isOwn ? 'error.gameTicketEntry.duplicate' : 'error.gameTicketEntry.used')
  }
  // An entry has one answer, to the codes it was made with; others are for an entry after it.
  const isSame = isOwn && holder.secondCode === claim.codes.secondCode
  const taken = isSame ? await takeOverClaim(tx, holder.id, claim.machineNow) : null
  if (!taken) throw new Refusal('error.gameTicketEntry.inProgress')
  return taken
}

/**
 * Claims a ticket for a player, before the central system is called; `holder` is its active entry. A request that was
 * interrupted continues with its entry; if that entry is settled it is returned as it is.
 */
export const claimTicket = async (tx: Tx, claim: Claim, holder: TicketEntry | null): Promise<TicketEntry> => {
  const { playerId, codes, requestKey, now, machineNow } = claim
  if (holder) return claimHeld(tx, holder, claim)
  const day = lotteryDay(now, tx.zone)
  const state = 'asking'
  const asking = { playerId, ...codes, state, requestKey, askUntil: askUntil(machineNow), day } as const
  const [, [claimed]] = await inOneTrip([
    () => countDailyTicket(tx, playerId, day),
    () =>
      tx
        .insert(ticketEntries)
        .values({ id: newId(now), ...asking, enteredAt: now })
        .onConflictDoNothing()
        .returning(),
  ])
  // Another request claimed it meanwhile.
  if (!claimed) throw new Refusal('error.gameTicketEntry.inProgress')
  return claimed
}
