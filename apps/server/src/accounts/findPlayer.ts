import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'

export type Player = typeof players.$inferSelect

/** E-mail addresses are compared without case and surrounding spaces. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()

export const findPlayer = async (tx: Tx, id: string): Promise<Player | undefined> => {
  const [player] = await tx.select().from(players).where(eq(players.id, id))
  return player
}

/** The player of an e-mail address, whatever the state of the account. */
export const findPlayerByEmail = async (tx: Tx, emailKey: string): Promise<Player | undefined> => {
  const [player] = await tx.select().from(players).where(eq(players.emailKey, emailKey))
  return player
}

/** The same, and no other unit of work can change the address of this player until this one ends. */
export const lockPlayerByEmail = async (tx: Tx, emailKey: string): Promise<Player | undefined> => {
  const [player] = await tx.select().from(players).where(eq(players.emailKey, emailKey)).for('key share')
  return player
}

/** Whether a link that was mailed to the address was opened. Until then the name may be a text of a stranger. */
export const hasProvenAddress = ({
  state,
  emailUnprovenSince,
}: Pick<Player, 'state' | 'emailUnprovenSince'>): boolean =>
  state !== 'notActivated' && emailUnprovenSince === null

export const isSuspended = ({ state }: Player): boolean => state === 'suspended' || state === 'deactivated'

/** The condition that an account is still active with the password that was checked. */
export const isUnchanged = ({ id, passwordHash }: Player) =>
  and(eq(players.id, id), eq(players.state, 'active'), eq(players.passwordHash, passwordHash))
