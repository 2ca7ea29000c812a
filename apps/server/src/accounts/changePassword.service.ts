import { loadCatalogue, type Locale } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../kernel/http/problem.ts'
import type { OpenedSession, Session } from '../kernel/sessions/index.ts'
import { accountMail } from './accountMail.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import type { VerifyCurrent } from './currentPassword.service.ts'
import { mailPlayer } from './mailPlayer.ts'
import { renewSignIn } from './renewSignIn.ts'

export interface ChangePasswordRequest {
  session: Session
  currentPassword: string
  newPassword: string
  clientAddress: string
  locale: Locale
}

export const createChangePassword =
  ({ database, clock, secrets, passwords, publicUrl }: AccountsDeps, verify: VerifyCurrent) =>
  /** Changes the password of a player who knows the current one, and mails the player. */
  (request: ChangePasswordRequest): Promise<OpenedSession> =>
    passwords.admit(async hasher => {
      const { session, currentPassword, newPassword, clientAddress, locale } = request
      checkNewPassword(newPassword)
      const { playerId } = session
      const player = await verify(hasher, { playerId, password: currentPassword, clientAddress })
      if (!player) throw new Refusal('accounts.password.currentInvalid')
      if (newPassword === currentPassword) throw new Refusal('password.samePassword')
      checkNewPassword(newPassword, player.email)
      const passwordHash = await hasher.hash(newPassword)
      const catalogue = await loadCatalogue(locale, ['mails'])
      const mail = accountMail(
        {
          firstName: player.firstName,
          subject: 'accounts.passwordChangedMail.subject',
          body: 'accounts.passwordChangedMail.body',
          link: { label: 'accounts.passwordChangedMail.link', url: `${publicUrl}/forgot-password` },
          closing: ['accounts.passwordChangedMail.closing'],
        },
        catalogue,
        locale,
      )

      const opened = await database.unitOfWork(async tx => {
        const now = clock.now()
        const changed = await tx
          .update(players)
          .set({ passwordHash })
          .where(
            and(
              eq(players.id, playerId),
              eq(players.state, 'active'),
              // The first of two parallel changes wins: the current password of the other is no longer right.
              eq(players.passwordHash, player.passwordHash),
            ),
          )
          .returning({ id: players.id })
        if (changed.length === 0) return null
        await mailPlayer(tx, secrets, { player, trigger: 'password-change', mail, now })
        return renewSignIn(tx, session, now)
      })
      if (!opened) throw new Refusal('accounts.password.currentInvalid')
      return opened
    }, request.session.playerId)
