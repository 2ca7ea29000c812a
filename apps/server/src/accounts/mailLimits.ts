import type { Tx } from '../kernel/database/index.ts'
import { takeTry, type RateLimit } from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'
import { emailKeyOf } from './emailKey.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const PER_DOOR = { limit: 3, windowMs: HOUR_MS }

/**
 * Limits for one address over all endpoints together. A key gives the reader of the mailbox access to an account: it is
 * counted apart from notices, so that a flood of notices does not keep the owner out, and by the hour only.
 */
const TOGETHER = {
  key: [{ door: 'address-keys', limit: 5, windowMs: HOUR_MS }],
  notice: [
    { door: 'address-notices', limit: 6, windowMs: HOUR_MS },
    { door: 'address-notices-of-day', limit: 12, windowMs: DAY_MS },
  ],
} satisfies Record<string, readonly RateLimit[]>

export type MailKind = keyof typeof TOGETHER

/** The kinds of mail that are sent to a typed address. */
export type MailDoor =
  | 'activation'
  | 'deactivation'
  | 'email-change'
  | 'password-change'
  | 'password-reset'
  | 'reactivation'
  | 'registration'

export interface CountedMail {
  kind: MailKind
  door: MailDoor
  email: string
  now: Date
}

/**
 * Counts a mail to a typed address before it is written, and returns whether it is allowed. The caller's answer is the
 * same either way.
 */
export const takeMail = async (
  tx: Tx,
  secrets: Secrets,
  { kind, door, email, now }: CountedMail,
): Promise<boolean> => {
  const subject = subjectOf(secrets, emailKeyOf(email))
  for (const limit of [{ door: `${door}-mails`, ...PER_DOOR }, ...TOGETHER[kind]]) {
    const { isAllowed } = await takeTry(tx, limit, subject, now)
    if (!isAllowed) return false
  }
  return true
}
