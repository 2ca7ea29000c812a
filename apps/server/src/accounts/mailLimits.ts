import { MAIL_LINK_MINUTES } from '@players-club/domain-models'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/clock/durations.ts'
import type { Tx } from '../kernel/database/index.ts'
import { consumeAttempt, type RateLimit } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import { emailKeyOf } from './findPlayer.ts'

/** The limits of keys end with the life of a key: an owner to whom another one is refused has one that is valid. */
const KEY_LIFE_MS = MAIL_LINK_MINUTES * MINUTE_MS

const PER_TRIGGER = {
  key: { limit: 3, windowMs: KEY_LIFE_MS },
  informational: { limit: 3, windowMs: HOUR_MS },
}

/**
 * One mail for several presses in a row: its key is valid, and a second one would say the same. A change is always
 * mailed: it is not the same twice.
 */
const REPEATED = { limit: 1, windowMs: MINUTE_MS }
const REQUESTS: ReadonlySet<MailTrigger> = new Set([
  'activation',
  'password-reset',
  'reactivation',
  'repeated-registration',
])

/**
 * Limits for one address over all endpoints together. A key gives the reader of the mailbox access to an account: it is
 * counted apart from informational mails, so that a flood of them does not keep the owner out, and not by the day.
 */
const TOGETHER = {
  key: [{ bucket: 'address-keys', limit: 5, windowMs: KEY_LIFE_MS }],
  informational: [
    { bucket: 'address-informational', limit: 6, windowMs: HOUR_MS },
    { bucket: 'address-informational-of-day', limit: 12, windowMs: DAY_MS },
  ],
} satisfies Record<string, readonly RateLimit[]>

export type MailKind = keyof typeof TOGETHER

/** The requests that trigger a mail to a typed address. */
export type MailTrigger =
  | 'activation'
  | 'deactivation'
  | 'email-change'
  | 'password-change'
  | 'password-reset'
  | 'reactivation'
  | 'registration'
  /** A registration of an address that has an account. */
  | 'repeated-registration'

export interface CountedMail {
  kind: MailKind
  trigger: MailTrigger
  email: string
  now: Date
}

/**
 * Counts a mail to a typed address before it is written, and returns whether it is allowed. The caller's answer is the
 * same either way.
 */
export const consumeMailLimit = async (
  tx: Tx,
  secrets: Secrets,
  { kind, trigger, email, now }: CountedMail,
): Promise<boolean> => {
  const subject = subjectOf(secrets, emailKeyOf(email))
  const limits = [
    ...(REQUESTS.has(trigger) ? [{ bucket: `${trigger}-mails-of-minute`, ...REPEATED }] : []),
    { bucket: `${trigger}-mails`, ...PER_TRIGGER[kind] },
    ...TOGETHER[kind],
  ]
  for (const limit of limits) {
    const { isAllowed } = await consumeAttempt(tx, limit, subject, now)
    if (!isAllowed) return false
  }
  return true
}
