import type { Locale } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { OpenedSession, Session } from '../kernel/sessions/index.ts'
import { createMailContext, mailPlayer } from './accountMail.ts'
import { PASSWORD_CHANGED } from './mailDrafts.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import type { VerifyCurrent } from './currentPassword.service.ts'
import { isUnchanged } from './findPlayer.ts'
import { renewSignIn } from './renewSignIn.ts'

export interface ChangePasswordRequest {
  session: Session
  currentPassword: string
  newPassword: string
  clientAddress: string
  locale: Locale
}

export const createChangePassword =
  (deps: AccountsDeps, verify: VerifyCurrent) =>
  /** Changes the password of a player who knows the current one, and mails the player. */
  (request: ChangePasswordRequest): Promise<OpenedSession> =>
    deps.passwords.admit(async hasher => {
      const { session, currentPassword, newPassword, clientAddress, locale } = request
      const { brand } = deps.lottery
      checkNewPassword(newPassword, { brand })
      const { playerId } = session
      const player = await verify(hasher, { playerId, password: currentPassword, clientAddress })
      if (!player) throw new Refusal('accounts.password.currentInvalid')
      if (newPassword === currentPassword) throw new Refusal('password.samePassword')
      checkNewPassword(newPassword, { brand, email: player.email })
      const passwordHash = await hasher.hash(newPassword)
      const context = createMailContext(deps, locale)

      const opened = await deps.database.unitOfWork(async tx => {
        const now = deps.clock.now()
        // The first of two parallel changes wins: the current password of the other is no longer right.
        const changed = await tx
          .update(players)
          .set({ passwordHash })
          .where(isUnchanged(player))
          .returning({ id: players.id })
        if (changed.length === 0) return null
        await mailPlayer(tx, player, { trigger: 'password-change', ...PASSWORD_CHANGED }, context, now)
        return renewSignIn(tx, session, now)
      })
      if (!opened) throw new Refusal('accounts.password.currentInvalid')
      return opened
    }, request.session.playerId)
