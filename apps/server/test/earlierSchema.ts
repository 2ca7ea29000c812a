import type { Database } from '../src/kernel/database/index.ts'

/** `0006_unread_columns`, as the journal identifies it. */
const UNREAD_COLUMNS = 1795830867972

/** Takes the data back to a schema that has a migration less. */
export const toEarlierSchema = (database: Database): Promise<void> =>
  database.unitOfWork(async tx => {
    for (const text of [
      'create index draw_winners_of_player on draw_winners (player_id)',
      'alter table recommendations add column reward_type text, add column codes_remaining integer',
      `delete from drizzle.__drizzle_migrations where created_at = ${UNREAD_COLUMNS}`,
    ])
      await tx.execute(text)
  })
