import type { Locale, MessageKey } from '@players-club/domain-models'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { isLocked } from '../kernel/limits/passwordGuard.ts'
import { networkSubject, refusedAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf } from '../kernel/secrets/secrets.ts'
import { createMailContext, mailWithinLimit, type MailDraft } from './accountMail.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { emailKeyOf, lockPlayerByEmail, type Player } from './findPlayer.ts'
import type { MailTrigger } from './mailLimits.ts'

/** Requests from one network, for any address: many phones share the address of their carrier (NAT). */
const PER_NETWORK = { limit: 300, windowMs: HOUR_MS }

/**
 * A fixed minimum duration of the answer about a typed address, so that it does not reveal whether there was an account
 * or a mail was written.
 */
export const ANSWER_AFTER_MS = 250

/** A mail with a key to a typed address. */
export interface KeyMail {
  /** What triggers the mail; its requests are counted in a bucket of this name. */
  trigger: MailTrigger
  /** The mail that this player needs, if any; it is sent within the limit of the address. */
  mailFor: (player: Player) => MailDraft | null
  /** The reason for not sending a mail, when the operator discloses account states. */
  refusal?: (player: Player, isLocked: boolean) => MessageKey | null
}

/** Mails a key to an address. The answer is the same for every address. */
export type KeyRequest = (email: string, clientAddress: string, locale: Locale) => Promise<void>

export const createKeyRequest = (deps: AccountsDeps, { trigger, mailFor, refusal }: KeyMail): KeyRequest => {
  const { database, clock, secrets, disclosesAccountState, pause } = deps

  return async (email, clientAddress, locale) => {
    const isDisclosing = await disclosesAccountState()
    const context = createMailContext(deps, locale)
    const sent = database.unitOfWork(async tx => {
      const now = clock.now()
      const limit = { bucket: `${trigger}-requests`, ...PER_NETWORK }
      const refused = await refusedAttempt(tx, limit, networkSubject(secrets, clientAddress), now)
      if (refused) return refused
      const emailKey = emailKeyOf(email)
      const player = await lockPlayerByEmail(tx, emailKey)
      const isKept = await isLocked(tx, subjectOf(secrets, emailKey), now)
      const errorKey = player ? refusal?.(player, isKept) : 'error.email.notfound'
      if (isDisclosing && errorKey) return new Refusal(errorKey)
      const mail = player && mailFor(player)
      if (mail) await mailWithinLimit(tx, player, { ...mail, trigger }, context, now)
      return null
    })
    const [refused] = await Promise.all([sent, pause(ANSWER_AFTER_MS)])
    if (refused) throw refused
  }
}
