import type { Tx } from '../kernel/database/index.ts'
import { takeTry, type RateLimit } from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'
import { emailKeyOf } from './emailKey.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const PER_DOOR = { limit: 3, windowMs: HOUR_MS }

/**
 * What one address is mailed through all doors together. A key lets the reader of the mailbox into an account: it is
 * counted apart from the notices, so that a flood of those keeps no owner out, and by the hour alone.
 */
const TOGETHER = {
  key: [{ door: 'address-keys', limit: 5, windowMs: HOUR_MS }],
  notice: [
    { door: 'address-notices', limit: 6, windowMs: HOUR_MS },
    { door: 'address-notices-of-day', limit: 12, windowMs: DAY_MS },
  ],
} satisfies Record<string, readonly RateLimit[]>

export type MailKind = keyof typeof TOGETHER

/** The requests that send a mail to an address that was typed in. */
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
 * Counts a mail to an address that was typed in, before it is written, and says whether it may be. To the caller of a
 * door it looks the same either way.
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
