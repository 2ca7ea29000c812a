import { inArray } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import { DAY_MS } from '../../src/kernel/clock/durations.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { newId } from '../../src/kernel/ids/newId.ts'

/** Other participants, who cannot sign in. */
const CROWD = [
  ['Marisol', 'Vega'],
  ['Dale', 'Brantley'],
  ['Yolanda', 'Tsosie'],
  ['Hector', 'Salcido'],
  ['Pru', 'Whitlock'],
  ['Tomás', 'Ybarra'],
  ['Lettie', 'Okafor'],
  ['Wade', 'Halvorsen'],
  ['Ximena', 'Cota'],
  ['Russ', 'Begay'],
  ['Anh', 'Pham'],
  ['Corinne', 'Maddox'],
] as const

const YEAR_MS = 365 * DAY_MS

/** Adds them unless they are there, and returns their ids. */
export const addCrowd = async (tx: Tx, now: Date): Promise<string[]> => {
  const rows = CROWD.map(([firstName, lastName]) => {
    const name = firstName
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase()
    const login = `crowd-${name}`
    const email = `${login}@players.example`
    return {
      id: newId(now),
      login,
      email,
      emailKey: email,
      // No password has this hash.
      passwordHash: 'none',
      firstName,
      lastName,
      inviteCode: login.toUpperCase(),
      state: 'active',
      registeredAt: new Date(now.getTime() - YEAR_MS),
    } as const
  })
  await tx.insert(players).values(rows).onConflictDoNothing()
  const logins = rows.map(({ login }) => login)
  const kept = await tx
    .select({ id: players.id, login: players.login })
    .from(players)
    .where(inArray(players.login, logins))
  const idOf = new Map(kept.map(({ id, login }) => [login, id]))
  return logins.flatMap(login => idOf.get(login) ?? [])
}
