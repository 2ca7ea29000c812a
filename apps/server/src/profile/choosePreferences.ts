import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { preferences } from './preferences.tables.ts'

/** The keys of a player's preferences that are on. */
export const findPreferencesOn = async (tx: Tx, playerId: string): Promise<Set<string>> => {
  const rows = await tx
    .select({ key: preferences.key })
    .from(preferences)
    .where(and(eq(preferences.playerId, playerId), eq(preferences.isOn, true)))
  return new Set(rows.map(({ key }) => key))
}

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
