import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'

export type Player = typeof players.$inferSelect

export const findPlayer = async (tx: Tx, id: string): Promise<Player | undefined> => {
  const [player] = await tx.select().from(players).where(eq(players.id, id))
  return player
}

/** The player of an e-mail address, whatever the state of the account. */
export const findPlayerByEmail = async (tx: Tx, emailKey: string): Promise<Player | undefined> => {
  const [player] = await tx.select().from(players).where(eq(players.emailKey, emailKey))
  return player
}

export const isSuspended = ({ state }: Player): boolean => state === 'suspended' || state === 'deactivated'

/** The condition that an account is still active with the password that was checked. */
export const isUnchanged = ({ id, passwordHash }: Player) =>
  and(eq(players.id, id), eq(players.state, 'active'), eq(players.passwordHash, passwordHash))
