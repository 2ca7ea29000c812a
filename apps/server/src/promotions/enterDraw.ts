import type { ENTRY_SOURCES } from '@players-club/domain-models'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { drawEntrants, drawEntries, draws } from './promotions.tables.ts'

export interface DrawEntry {
  playerId: string
  drawId: number
  entries: number
  /** What the entries came from. The same source enters a draw once. */
  source: { kind: (typeof ENTRY_SOURCES)[number]; reference: string }
  now: Date
}

/** The draw accepts no entries: it is unknown, has not begun, or its time is over. */
export class DrawClosedError extends Error {
  override readonly name = 'DrawClosedError'
}

/**
 * Enters a player into a draw, in the unit of work of the payment or ticket. Returns how many entries were added: 0 if
 * the same source was entered before.
 */
export const enterDraw = async (
  tx: Tx,
  { playerId, drawId, entries, source: { kind: source, reference }, now }: DrawEntry,
): Promise<number> => {
  if (!Number.isSafeInteger(entries) || entries <= 0) throw new Error(`${entries} is no number of entries.`)
  // The row of the draw is locked from here on, so that numbers are given in order, without a gap.
  const [numbered] = await tx
    .update(draws)
    .set({ entries: sql`${draws.entries} + ${entries}` })
    .where(
      and(
        eq(draws.id, drawId),
        eq(draws.state, 'open'),
        lte(draws.startsAt, now),
        gt(draws.entryEndsAt, now),
      ),
    )
    .returning({ lastNumber: draws.entries })
  if (!numbered) throw new DrawClosedError(`The draw ${drawId} takes no entries.`)
  const added = await tx
    .insert(drawEntries)
    .values({ drawId, lastNumber: numbered.lastNumber, playerId, entries, source, reference, enteredAt: now })
    .onConflictDoNothing({ target: [drawEntries.drawId, drawEntries.source, drawEntries.reference] })
    .returning({ lastNumber: drawEntries.lastNumber })
  if (added.length === 0) {
    await tx
      .update(draws)
      .set({ entries: sql`${draws.entries} - ${entries}` })
      .where(eq(draws.id, drawId))
    return 0
  }
  await tx
    .insert(drawEntrants)
    .values({ playerId, drawId, entries, lastEnteredAt: now })
    .onConflictDoUpdate({
      target: [drawEntrants.playerId, drawEntrants.drawId],
      set: { entries: sql`${drawEntrants.entries} + ${entries}`, lastEnteredAt: now },
    })
  return entries
}
