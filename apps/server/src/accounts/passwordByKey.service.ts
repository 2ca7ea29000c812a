import type { Locale } from '@players-club/domain-models'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { clearAttempts } from '../kernel/limits/passwordGuard.ts'
import { subjectOf } from '../kernel/secrets/secrets.ts'
import { revokePlayer } from '../kernel/sessions/index.ts'
import {
  endAccountKeys,
  findAccountKey,
  spendAccountKey,
  type AccountKeyFinding,
} from './accountKeys.service.ts'
import { createMailContext, sendAccountMail, type AccountMail } from './accountMail.ts'
import { players, type AccountKeyPurpose, type AccountState } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { activatePlayer } from './activatePlayer.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import { findPlayer } from './findPlayer.ts'

export interface PasswordByKeyOptions {
  purpose: AccountKeyPurpose
  /**
   * The states in which the key gives access to an account, besides pending activation: reading the mail has proven the
   * mailbox.
   */
  from: readonly AccountState[]
  /** The mail about the change. */
  mail: AccountMail
}

export interface ChooseRequest {
  key: string
  newPassword: string
  locale: Locale
}

const refusalOf = ({ kind }: AccountKeyFinding): Refusal | null => {
  if (kind === 'valid') return null
  return new Refusal(kind === 'unknown' ? 'error.usernotfound' : 'error.expiredKey')
}

/** A mailed key proves the mailbox: it is used once to choose a new password. */
export const createPasswordByKey = (deps: AccountsDeps, { purpose, from, mail }: PasswordByKeyOptions) => {
  const { database, clock, secrets, passwords, lottery, creditRegistration } = deps
  const { brand } = lottery

  const find = (key: string) =>
    database.unitOfWork(tx => findAccountKey(tx, { key, purpose, now: clock.now() }))

  /** Everything that a new password ends: sessions, other mailed keys, the lock after wrong passwords. */
  const change = async (tx: Tx, playerId: string, passwordHash: string, now: Date) => {
    await activatePlayer(tx, playerId, now, creditRegistration)
    const [player] = await tx
      .update(players)
      .set({ passwordHash, state: 'active', emailUnprovenSince: null })
      .where(and(eq(players.id, playerId), inArray(players.state, [...from])))
      .returning()
    if (!player) throw new Refusal('account.suspended')
    await revokePlayer(tx, playerId, now)
    await endAccountKeys(tx, playerId, now)
    await clearAttempts(tx, subjectOf(secrets, player.emailKey))
    return player
  }

  return {
    isValid: async (key: string): Promise<boolean> => (await find(key)).kind === 'valid',

    /** Sets the password, or refuses with the state of the key. */
    async choose({ key, newPassword, locale }: ChooseRequest): Promise<void> {
      checkNewPassword(newPassword, { brand })
      // Everything is checked before the expensive hashing, which a refused password must not cost: its key stays valid.
      const { finding: early, email } = await database.unitOfWork(async tx => {
        const finding = await findAccountKey(tx, { key, purpose, now: clock.now() })
        const owner = finding.kind === 'valid' && (await findPlayer(tx, finding.playerId))
        return { finding, email: owner ? owner.email : undefined }
      })
      const earlyRefusal = refusalOf(early)
      if (earlyRefusal) throw earlyRefusal
      checkNewPassword(newPassword, { brand, email })
      await passwords.admit(async hasher => {
        const passwordHash = await hasher.hash(newPassword)
        const context = createMailContext(deps, locale)
        const refused = await database.unitOfWork(async tx => {
          const now = clock.now()
          const finding = await spendAccountKey(tx, { key, purpose, now })
          if (finding.kind !== 'valid') return refusalOf(finding)
          const player = await change(tx, finding.playerId, passwordHash, now)
          await sendAccountMail(tx, player, mail, context, now)
          return null
        })
        if (refused) throw refused
      }, early.playerId)
    },
  }
}
