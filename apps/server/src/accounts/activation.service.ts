import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { findAccountKey, spendAccountKey } from './accountKeys.service.ts'
import { ALREADY_ACTIVE, emailProof, keyMailOf } from './mailDrafts.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { activatePlayer } from './activatePlayer.ts'
import { findPlayer, isSuspended } from './findPlayer.ts'
import { createKeyRequest, type KeyMail } from './keyRequests.service.ts'

const keyMail: KeyMail = {
  trigger: 'activation',
  mailFor: player => {
    if (player.state !== 'active') return keyMailOf(isSuspended(player) ? 'unsuspend' : 'activation')
    return player.emailUnprovenSince === null ? ALREADY_ACTIVE : emailProof(player.email)
  },
  refusal: (player, isLocked) => {
    if (isSuspended(player)) return 'error.uaaUser.resendActivationSuspended'
    return isLocked ? 'error.uaaUser.resendActivationLockout' : null
  },
}

const isActive = async (tx: Tx, playerId: string): Promise<boolean> =>
  (await findPlayer(tx, playerId))?.state === 'active'

/** Marks the changed address of an account as proven. Returns false if it was proven before. */
const proveEmail = async (tx: Tx, playerId: string): Promise<boolean> => {
  const proven = await tx
    .update(players)
    .set({ emailUnprovenSince: null })
    .where(and(eq(players.id, playerId), isNotNull(players.emailUnprovenSince)))
    .returning({ id: players.id })
  return proven.length > 0
}

/** A registered player proves the mailbox with a mailed key, which activates the account. */
export const createActivation = (deps: AccountsDeps) => {
  const { database, clock, creditRegistration } = deps
  return {
    sendActivation: createKeyRequest(deps, keyMail),

    async activate(key: string): Promise<void> {
      const refused = await database.unitOfWork(async tx => {
        const now = clock.now()
        const finding = await spendAccountKey(tx, { key, purpose: 'activation', now })
        if (finding.kind === 'unknown') return 'error.user.notfound'
        if (finding.kind === 'valid') {
          const { playerId } = finding
          if (await activatePlayer(tx, playerId, now, creditRegistration)) return null
          if (await proveEmail(tx, playerId)) return null
        }
        // A used or expired key answers with the state of the account: while its address is unproven, another key is needed.
        const player = await findPlayer(tx, finding.playerId)
        const needsNoKey = player?.state === 'active' && player.emailUnprovenSince === null
        return needsNoKey ? 'activated.already' : 'error.activation.expired'
      })
      if (refused) throw new Refusal(refused)
    },

    /** Whether the account of an activation key is active. Only a holder of the key can ask. */
    isAccountActive: (key: string): Promise<boolean> =>
      database.unitOfWork(async tx => {
        const { playerId } = await findAccountKey(tx, { key, purpose: 'activation', now: clock.now() })
        return playerId !== undefined && isActive(tx, playerId)
      }),
  }
}
