import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import type { PasswordHasher } from '../kernel/passwords/passwords.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { findPlayer, type Player } from './findPlayer.ts'
import { countPasswordAttempt, forgiveAttempt, attemptSubjects } from './passwordAttempts.ts'

export interface CurrentPasswordRequest {
  playerId: string
  password: string
  clientAddress: string
}

export const createCurrentPassword = ({ database, clock, secrets, passwords }: AccountsDeps) => {
  /** Returns the player if the password is right, else null. While locked, no password is checked. */
  const verify = async (
    hasher: PasswordHasher,
    { playerId, password, clientAddress }: CurrentPasswordRequest,
  ): Promise<Player | null> => {
    const now = clock.now()
    const counted = await database.unitOfWork(async tx => {
      const player = await findPlayer(tx, playerId)
      if (!player) return null
      const subjects = attemptSubjects(secrets, player.emailKey, clientAddress)
      return { player, subjects, attempt: await countPasswordAttempt(tx, subjects, now) }
    })
    if (!counted) return null
    const { player, subjects, attempt } = counted
    if (attempt.kind === 'tooMany') throw tooManyRequests(attempt.resetsAt, now)
    if (attempt.kind === 'locked') throw new Refusal('account.locked')
    if (!(await hasher.verify(password, player.passwordHash))) {
      if (attempt.remaining <= 0) throw new Refusal('account.lockedAttempt')
      return null
    }
    await database.unitOfWork(tx => forgiveAttempt(tx, subjects))
    return player
  }

  return {
    verify,
    /** Whether this is the player's password. */
    isRight: (request: CurrentPasswordRequest): Promise<boolean> =>
      passwords.admit(async hasher => (await verify(hasher, request)) !== null, request.playerId),
  }
}

export type VerifyCurrent = ReturnType<typeof createCurrentPassword>['verify']
