import type { Locale } from '@players-club/domain-models'
import { DAY_MS } from '../kernel/clock/durations.ts'
import { constraintOf } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { refusedAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf } from '../kernel/secrets/secrets.ts'
import type { Session } from '../kernel/sessions/index.ts'
import { createMailContext, mailPlayer, mailWithinLimit, type MailContext } from './accountMail.ts'
import { emailProof, TO_SIGN_IN } from './mailDrafts.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { checkedEmail } from './checkRegistrant.ts'
import type { VerifyCurrent } from './currentPassword.service.ts'
import { emailKeyOf, findPlayerByEmail, isUnchanged, type Player } from './findPlayer.ts'
import { renewSignIn } from './renewSignIn.ts'

/** Addresses that one player may try in a day, so that the endpoint cannot be used to list accounts. */
const PER_PLAYER = { bucket: 'email-changes', limit: 5, windowMs: DAY_MS }

export interface ChangeEmailRequest {
  session: Session
  email: string
  password: string
  clientAddress: string
  locale: Locale
}

/** The old mailbox may have another owner by now, so this mail does not contain the new address. */
const TO_OLD_ADDRESS = {
  trigger: 'email-change',
  subject: 'accounts.emailChangedMail.subject',
  body: 'accounts.emailChangedMail.toOld',
  link: TO_SIGN_IN,
  closing: ['accounts.emailChangedMail.contactUs'],
} as const

const wrongPassword = () => new Refusal('accounts.password.currentInvalid')

export const createChangeEmail = (deps: AccountsDeps, verify: VerifyCurrent) => {
  const { database, clock, secrets, passwords, disclosesAccountState } = deps

  /** The renewed sign-in, or why the address was not changed: the attempt is counted in any case. */
  const change = (player: Player, email: string, session: Session, taken: Refusal, context: MailContext) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const refused = await refusedAttempt(tx, PER_PLAYER, subjectOf(secrets, player.id), now)
      if (refused) return refused
      const emailKey = emailKeyOf(email)
      if (await findPlayerByEmail(tx, emailKey)) return taken
      const changed = await tx
        .update(players)
        .set({ email, emailKey, emailUnprovenSince: now })
        .where(isUnchanged(player))
        .returning({ id: players.id })
      if (changed.length === 0) return wrongPassword()
      const opened = await renewSignIn(tx, session, now)
      // Counted as informational, although it contains a key: a player who changes to an address must not use up its owner's
      // keys.
      const proof = { ...emailProof(email), kind: 'informational', trigger: 'email-change' } as const
      await mailWithinLimit(tx, { ...player, email, emailUnprovenSince: now }, proof, context, now)
      await mailPlayer(tx, player, TO_OLD_ADDRESS, context, now)
      return opened
    })

  /**
   * Changes the address of a player who knows the password. Says that an address has an account only with disclosure
   * on.
   */
  return (request: ChangeEmailRequest) =>
    passwords.admit(async hasher => {
      const { session, password, clientAddress, locale } = request
      const email = checkedEmail(request.email)
      const { playerId } = session
      const player = await verify(hasher, { playerId, password, clientAddress })
      if (!player) throw wrongPassword()
      if (emailKeyOf(email) === player.emailKey) throw new Refusal('error.email.same')
      const isDisclosing = await disclosesAccountState()
      const taken = new Refusal(isDisclosing ? 'registration.emailInUse' : 'error.email.unusable')
      const context = createMailContext(deps, locale)
      const opened = await change(player, email, session, taken, context).catch((error: unknown) => {
        // The unique index decides a race of two players for one address.
        if (constraintOf(error) === 'players_email_key_unique') return taken
        throw error
      })
      if (opened instanceof Error) throw opened
      return { opened, player: { login: player.login, email } }
    }, request.session.playerId)
}
