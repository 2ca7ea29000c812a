import type { Catalogue, Locale, MessageKey } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { issueAccountKey } from './accountKeys.service.ts'
import { accountMail } from './accountMail.ts'
import type { AccountKeyPurpose, players } from './accounts.tables.ts'
import { consumeMailLimit, type MailTrigger } from './mailLimits.ts'

interface KeyMail {
  path: string
  subject: MessageKey
  body: MessageKey
  link: MessageKey
}

const KEY_MAILS: Readonly<Record<AccountKeyPurpose, KeyMail>> = {
  activation: {
    path: '/activate',
    subject: 'accounts.activationMail.subject',
    body: 'accounts.activationMail.body',
    link: 'accounts.activationMail.link',
  },
  reset: {
    path: '/reset/finish',
    subject: 'accounts.resetMail.subject',
    body: 'accounts.resetMail.body',
    link: 'accounts.resetMail.link',
  },
  unsuspend: {
    path: '/unsuspend',
    subject: 'accounts.reactivationMail.subject',
    body: 'accounts.reactivationMail.body',
    link: 'accounts.reactivationMail.link',
  },
}

export interface KeyMailRequest {
  player: Pick<typeof players.$inferSelect, 'id' | 'email' | 'firstName'>
  purpose: AccountKeyPurpose
  /** The request that causes the mail. */
  trigger: MailTrigger
  secrets: Secrets
  publicUrl: string
  now: Date
}

/**
 * Mails a player a link with a new key, within the limit of the address. The catalogue has to include the row `mails`.
 */
export const mailAccountKey = async (
  tx: Tx,
  { player, purpose, trigger, secrets, publicUrl, now }: KeyMailRequest,
  catalogue: Catalogue,
  locale: Locale,
): Promise<void> => {
  if (!(await consumeMailLimit(tx, secrets, { kind: 'key', trigger, email: player.email, now }))) return
  const { path, subject, body, link } = KEY_MAILS[purpose]
  const key = await issueAccountKey(tx, { playerId: player.id, purpose, now })
  const mail = accountMail(
    {
      firstName: player.firstName,
      subject,
      body,
      link: { label: link, url: `${publicUrl}${path}?key=${key}` },
      closing: ['accounts.keyMail.validity', 'accounts.mail.notYou'],
    },
    catalogue,
    locale,
  )
  await enqueueMail(tx, { to: player.email, ...mail }, now)
}
