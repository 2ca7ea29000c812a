import { loadCatalogue, type Catalogue, type Locale } from '@players-club/domain-models'
import { emailRule } from '@players-club/forms-validation'
import { and, eq } from 'drizzle-orm'
import { constraintOf } from '../kernel/database/index.ts'
import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import { consumeAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf } from '../kernel/secrets/secrets.ts'
import type { OpenedSession, Session } from '../kernel/sessions/index.ts'
import { accountMail } from './accountMail.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import type { Player, VerifyCurrent } from './currentPassword.service.ts'
import { emailKeyOf } from './emailKey.ts'
import { consumeMailLimit } from './mailLimits.ts'
import { mailPlayer } from './mailPlayer.ts'
import { mailEmailProof } from './proveEmailMail.ts'
import { renewSignIn } from './renewSignIn.ts'

/** Addresses that one player may try in a day, so that the endpoint cannot be used to list accounts. */
const PER_PLAYER = { bucket: 'email-changes', limit: 5, windowMs: 24 * 60 * 60_000 }

export interface ChangeEmailRequest {
  session: Session
  email: string
  password: string
  clientAddress: string
  locale: Locale
}

export interface ChangedEmail {
  opened: OpenedSession
  player: { login: string; email: string }
}

/** The old mailbox may have another owner by now, so this mail does not contain the new address. */
const mailToOld = ({ firstName }: Player, publicUrl: string, catalogue: Catalogue, locale: Locale) =>
  accountMail(
    {
      firstName,
      subject: 'accounts.emailChangedMail.subject',
      body: 'accounts.emailChangedMail.toOld',
      link: { label: 'accounts.emailChangedMail.signIn', url: `${publicUrl}/login` },
      closing: ['accounts.emailChangedMail.contactUs'],
    },
    catalogue,
    locale,
  )

export const createChangeEmail = (deps: AccountsDeps, verify: VerifyCurrent) => {
  const { database, clock, secrets, passwords, publicUrl, disclosesAccountState } = deps

  const change = (player: Player, email: string, { session, locale }: ChangeEmailRequest, words: Catalogue) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const tries = await consumeAttempt(tx, PER_PLAYER, subjectOf(secrets, player.id), now)
      if (!tries.isAllowed) return { kind: 'tooMany', resetsAt: tries.resetsAt, now } as const
      const emailKey = emailKeyOf(email)
      const [owner] = await tx.select({ id: players.id }).from(players).where(eq(players.emailKey, emailKey))
      if (owner) return { kind: 'taken' } as const
      const changed = await tx
        .update(players)
        .set({ email, emailKey, emailUnprovenSince: now })
        .where(
          and(
            eq(players.id, player.id),
            eq(players.state, 'active'),
            eq(players.passwordHash, player.passwordHash),
          ),
        )
        .returning({ id: players.id })
      if (changed.length === 0) return { kind: 'outrun' } as const
      const opened = await renewSignIn(tx, session, now)
      // Counted as a notice, although it contains a key: a player who changes to an address must not use up its owner's
      // keys.
      if (await consumeMailLimit(tx, secrets, { kind: 'notice', trigger: 'email-change', email, now })) {
        const told = { now, secrets, publicUrl, catalogue: words, locale }
        await mailEmailProof(tx, { ...player, email }, told)
      }
      const mail = mailToOld(player, publicUrl, words, locale)
      await mailPlayer(tx, secrets, { player, trigger: 'email-change', mail, now })
      return { kind: 'changed', opened } as const
    })

  /**
   * Changes the address of a player who knows the password. Says that an address has an account only with disclosure
   * on.
   */
  return (request: ChangeEmailRequest): Promise<ChangedEmail> =>
    passwords.admit(async hasher => {
      const { session, password, clientAddress, locale } = request
      const email = request.email.trim().normalize('NFC')
      if (emailRule(email)) throw new Refusal('error.email.invalid')
      const { playerId } = session
      const player = await verify(hasher, { playerId, password, clientAddress })
      if (!player) throw new Refusal('accounts.password.currentInvalid')
      if (emailKeyOf(email) === player.emailKey) throw new Refusal('error.email.same')
      const isDisclosing = await disclosesAccountState()
      const words = await loadCatalogue(locale, ['mails'])
      const outcome = await change(player, email, request, words).catch((error: unknown) => {
        // The unique index decides a race of two players for one address.
        if (constraintOf(error) === 'players_email_key_unique') return { kind: 'taken' } as const
        throw error
      })
      if (outcome.kind === 'tooMany') throw tooManyRequests(outcome.resetsAt, outcome.now)
      if (outcome.kind === 'outrun') throw new Refusal('accounts.password.currentInvalid')
      if (outcome.kind === 'taken')
        throw new Refusal(isDisclosing ? 'registration.emailInUse' : 'error.email.unusable')
      return { opened: outcome.opened, player: { login: player.login, email } }
    }, request.session.playerId)
}
