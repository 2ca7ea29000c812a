import { sql } from 'drizzle-orm'
import { check, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../kernel/columns.ts'
import { playerReference, players } from './accounts.tables.ts'

/** Which code a player registered with. It earns points at activation, so a registration alone earns nothing. */
export const inviteUses = pgTable(
  'invite_uses',
  {
    playerId: playerReference({ onDelete: 'cascade' }).primaryKey(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
  },
  table => [
    check('invite_uses_other', sql`${table.playerId} <> ${table.inviterId}`),
    index('invite_uses_inviter').on(table.inviterId),
  ],
)
