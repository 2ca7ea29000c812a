import { loadCatalogue, type Locale } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { revokePlayer } from '../kernel/sessions/index.ts'
import { endAccountKeys } from './accountKeys.service.ts'
import { accountMail } from './accountMail.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { mailPlayer } from './mailPlayer.ts'

export const createDeactivation = ({ database, clock, secrets, publicUrl }: AccountsDeps) => ({
  /** Deactivates the account and ends all its sessions. A repeated call does nothing. */
  async deactivate(playerId: string, locale: Locale): Promise<void> {
    const catalogue = await loadCatalogue(locale, ['mails'])
    await database.unitOfWork(async tx => {
      const now = clock.now()
      const [player] = await tx
        .update(players)
        .set({ state: 'deactivated' })
        .where(and(eq(players.id, playerId), eq(players.state, 'active')))
        .returning()
      if (!player) return
      await revokePlayer(tx, playerId, now)
      await endAccountKeys(tx, playerId, now)
      const mail = accountMail(
        {
          firstName: player.firstName,
          subject: 'accounts.deactivatedMail.subject',
          body: 'accounts.deactivatedMail.body',
          link: { label: 'accounts.emailChangedMail.signIn', url: `${publicUrl}/login` },
          closing: ['accounts.emailChangedMail.contactUs'],
        },
        catalogue,
        locale,
      )
      await mailPlayer(tx, secrets, { player, trigger: 'deactivation', mail, now })
    })
  },
})
