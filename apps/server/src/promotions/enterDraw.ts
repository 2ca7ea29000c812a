import type { ENTRY_SOURCES } from '@players-club/domain-models'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { draws } from './promotions.tables.ts'

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
  const { rows } = await tx.execute<{ isAdded: boolean }>(sql`
    with numbered as (
      update draws set entries = entries + ${entries}::int
      where id = ${drawId} and state = 'open' and starts_at <= ${now} and entry_ends_at > ${now}
      returning entries as last_number
    ), added as (
      insert into draw_entries (draw_id, last_number, player_id, entries, source, reference, entered_at)
      select ${drawId}::int, last_number, ${playerId}::uuid, ${entries}::int, ${source}, ${reference}, ${now}::timestamptz
      from numbered
      on conflict (draw_id, source, reference) do nothing
      returning player_id, draw_id, entries, entered_at
    ), counted as (
      insert into draw_entrants as e (player_id, draw_id, entries, last_entered_at)
      select player_id, draw_id, entries, entered_at from added
      on conflict (player_id, draw_id) do update
      set entries = e.entries + excluded.entries, last_entered_at = excluded.last_entered_at
    )
    select exists (select from added) as "isAdded" from numbered`)
  const [numbered] = rows
  if (!numbered) throw new DrawClosedError(`The draw ${drawId} takes no entries.`)
  if (numbered.isAdded) return entries
  await tx
    .update(draws)
    .set({ entries: sql`${draws.entries} - ${entries}` })
    .where(eq(draws.id, drawId))
  return 0
}
