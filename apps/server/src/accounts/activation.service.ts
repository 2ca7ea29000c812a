import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { enqueueMail } from '../kernel/outbox/index.ts'
import { mailAccountKey } from './accountKeyMails.ts'
import { findAccountKey, spendAccountKey } from './accountKeys.service.ts'
import { accountMail } from './accountMail.ts'
import { players } from './accounts.tables.ts'
import { activatePlayer } from './activatePlayer.ts'
import { createKeyRequest, isSuspended, type KeyDoor, type KeyRequestDeps } from './keyRequests.service.ts'

const door: KeyDoor = {
  name: 'activation',
  async mail(tx, player, { catalogue, locale, publicUrl, now }) {
    if (player.state !== 'active') {
      const purpose = isSuspended(player) ? 'unsuspend' : 'activation'
      return mailAccountKey(tx, { player, purpose, publicUrl, now }, catalogue, locale)
    }
    const mail = accountMail(
      {
        firstName: player.firstName,
        subject: 'accounts.alreadyActiveMail.subject',
        body: 'accounts.alreadyActiveMail.body',
        link: { label: 'accounts.emailChangedMail.signIn', url: `${publicUrl}/login` },
        closing: ['accounts.mail.notYou'],
      },
      catalogue,
      locale,
    )
    await enqueueMail(tx, { to: player.email, ...mail }, now)
  },
  refusal: (player, isLocked) => {
    if (isSuspended(player)) return 'error.uaaUser.resendActivationSuspended'
    return isLocked ? 'error.uaaUser.resendActivationLockout' : null
  },
}

const isActive = async (tx: Tx, playerId: string): Promise<boolean> => {
  const [player] = await tx.select({ state: players.state }).from(players).where(eq(players.id, playerId))
  return player?.state === 'active'
}

/** A registered player proves the mailbox with a mailed key; then the account is active. */
export const createActivation = (deps: KeyRequestDeps) => {
  const { database, clock } = deps
  return {
    sendActivation: createKeyRequest(deps, door),

    async activate(key: string): Promise<void> {
      const refused = await database.unitOfWork(async tx => {
        const now = clock.now()
        const finding = await spendAccountKey(tx, { key, purpose: 'activation', now })
        if (finding.kind === 'unknown') return 'error.user.notfound'
        if (finding.kind === 'valid' && (await activatePlayer(tx, finding.playerId, now))) return null
        // Whoever comes with the key again, or with an old one, hears how the account stands.
        return (await isActive(tx, finding.playerId)) ? 'activated.already' : 'error.activation.expired'
      })
      if (refused) throw new Refusal(refused)
    },

    /** Whether the account that an activation key was mailed for is active; a key of ours tells nobody else. */
    isAccountActive: (key: string): Promise<boolean> =>
      database.unitOfWork(async tx => {
        const { playerId } = await findAccountKey(tx, { key, purpose: 'activation', now: clock.now() })
        return playerId !== undefined && isActive(tx, playerId)
      }),
  }
}

export type Activation = ReturnType<typeof createActivation>
