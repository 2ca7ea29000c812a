import { sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { preferences } from './preferences.tables.ts'

/** Stores a player's preferences by key; others stay unchanged. */
export const choosePreferences = async (
  tx: Tx,
  playerId: string,
  chosen: ReadonlyMap<string, boolean>,
  now: Date,
): Promise<void> => {
  if (chosen.size === 0) return
  await tx
    .insert(preferences)
    .values([...chosen].map(([key, isOn]) => ({ playerId, key, isOn, chosenAt: now })))
    .onConflictDoUpdate({
      target: [preferences.playerId, preferences.key],
      set: { isOn: sql`excluded.is_on`, chosenAt: sql`excluded.chosen_at` },
      setWhere: sql`${preferences.isOn} <> excluded.is_on`,
    })
}
