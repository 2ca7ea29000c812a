import type { Account } from '@players-club/domain-models'
import type { AccountsDeps } from './AccountsDeps.ts'
import { findPlayer } from './findPlayer.ts'

export const createAccounts = ({ database }: AccountsDeps) => ({
  /** The player's own account. */
  getAccount: (playerId: string): Promise<Account | null> =>
    database.unitOfWork(async tx => {
      const player = await findPlayer(tx, playerId)
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
