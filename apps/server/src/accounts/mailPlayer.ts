import type { Tx } from '../kernel/database/index.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import type { players } from './accounts.tables.ts'
import { consumeMailLimit, type MailTrigger } from './mailLimits.ts'

export interface PlayerMail {
  player: Pick<typeof players.$inferSelect, 'email' | 'emailUnprovenSince'>
  trigger: MailTrigger
  mail: { subject: string; text: string; html: string }
  now: Date
}

/** Mails players about their account: always to a proven address, else within the limits of a typed one. */
export const mailPlayer = async (
  tx: Tx,
  secrets: Secrets,
  { player: { email, emailUnprovenSince }, trigger, mail, now }: PlayerMail,
): Promise<void> => {
  const isProven = emailUnprovenSince === null
  if (isProven || (await consumeMailLimit(tx, secrets, { kind: 'notice', trigger, email, now }))) {
    await enqueueMail(tx, { to: email, ...mail }, now)
  }
}
