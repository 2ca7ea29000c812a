import type { Locale } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { revokePlayer } from '../kernel/sessions/index.ts'
import { endAccountKeys } from './accountKeys.service.ts'
import { createMailContext, mailPlayer } from './accountMail.ts'
import { TO_SIGN_IN } from './mailDrafts.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'

const DEACTIVATED = {
  trigger: 'deactivation',
  subject: 'accounts.deactivatedMail.subject',
  body: 'accounts.deactivatedMail.body',
  link: TO_SIGN_IN,
  closing: ['accounts.emailChangedMail.contactUs'],
} as const

export const createDeactivation = (deps: AccountsDeps) => ({
  /** Deactivates the account and ends all its sessions. A repeated call does nothing. */
  async deactivate(playerId: string, locale: Locale): Promise<void> {
    const context = createMailContext(deps, locale)
    await deps.database.unitOfWork(async tx => {
      const now = deps.clock.now()
      const [player] = await tx
        .update(players)
        .set({ state: 'deactivated' })
        .where(and(eq(players.id, playerId), eq(players.state, 'active')))
        .returning()
      if (!player) return
      await revokePlayer(tx, playerId, now)
      await endAccountKeys(tx, playerId, now)
      await mailPlayer(tx, player, DEACTIVATED, context, now)
    })
  },
})
