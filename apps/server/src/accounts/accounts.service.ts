import type { Account } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'

export const createAccounts = ({ database }: AccountsDeps) => ({
  /** The player's own account. */
  getAccount: (playerId: string): Promise<Account | null> =>
    database.unitOfWork(async tx => {
      const [player] = await tx.select().from(players).where(eq(players.id, playerId))
      if (!player) return null
      return {
        email: player.email,
        login: player.login,
        firstName: player.firstName ?? '',
        lastName: player.lastName ?? '',
        birthDate: player.birthDate ?? undefined,
        registrationDate: player.registeredAt.toISOString(),
        inviteCode: player.inviteCode,
      }
    }),
})
