import { MAIL_LINK_MINUTES, type Locale, type MessageKey, type Translate } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { greeting } from '../kernel/mail/greeting.ts'
import { createMailTranslate } from '../kernel/mail/createMailTranslate.ts'
import { renderMail, type MailSender } from '../kernel/mail/renderMail.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { issueKeyLink } from './accountKeys.service.ts'
import type { AccountKeyPurpose } from './accounts.tables.ts'
import { hasProvenAddress, type Player } from './findPlayer.ts'
import { consumeMailLimit, type MailKind, type MailTrigger } from './mailLimits.ts'

/** What mails are written with. */
export interface MailContext {
  secrets: Secrets
  sender: MailSender
  /** Translates into the language of the mail. */
  translate: Translate
}

/** What mails of a request are written with, in its language. */
export const createMailContext = (
  { secrets, sender }: Pick<MailContext, 'secrets' | 'sender'>,
  locale: Locale,
): MailContext => ({
  secrets,
  sender,
  translate: createMailTranslate(locale, sender.lottery),
})

/** The content of a mail about an account; `body` may use these params. */
export interface AccountMail {
  subject: MessageKey
  body: MessageKey
  link: { label: MessageKey; path: string }
  closing: readonly MessageKey[]
  params?: Readonly<Record<string, string>>
}

/** A mail whose key is not issued yet: its link leads to a page, or will contain a new key for this purpose. */
export interface MailDraft extends Omit<AccountMail, 'link'> {
  link: { label: MessageKey } & ({ path: string } | { key: AccountKeyPurpose })
}

interface LimitedMail extends MailDraft {
  /** The request that causes the mail. */
  trigger: MailTrigger
  /** What it is counted as; without it, a mail with a key is counted as one. */
  kind?: MailKind
}

/** Renders a mail to a player about their own account. */
export const accountMail = (
  player: Pick<Player, 'firstName' | 'state' | 'emailUnprovenSince'>,
  { subject, body, link, closing, params }: AccountMail,
  { translate, sender: { lottery, publicUrl } }: MailContext,
) =>
  renderMail({
    brand: lottery.brand,
    translate,
    subject: translate(subject),
    paragraphs: [
      greeting(translate, hasProvenAddress(player) ? player.firstName : null),
      translate(body, params),
    ],
    link: { label: translate(link.label), url: `${publicUrl}${link.path}` },
    closing: closing.map(key =>
      translate(key, { support: lottery.brand.supportEmail, minutes: MAIL_LINK_MINUTES }),
    ),
  })

/** Mails a player about their own account, without a limit. */
export const sendAccountMail = async (
  tx: Tx,
  player: Player,
  mail: AccountMail,
  context: MailContext,
  now: Date,
): Promise<void> => {
  await enqueueMail(tx, { to: player.email, ...accountMail(player, mail, context) }, now)
}

/** Mails a player about their own account, within the limits of the address. A refused mail issues no key. */
export const mailWithinLimit = async (
  tx: Tx,
  player: Player,
  { trigger, link, kind = 'key' in link ? 'key' : 'informational', ...mail }: LimitedMail,
  context: MailContext,
  now: Date,
): Promise<void> => {
  const { id: playerId, email } = player
  if (!(await consumeMailLimit(tx, context.secrets, { kind, trigger, email, now }))) return
  const path = 'key' in link ? await issueKeyLink(tx, { playerId, purpose: link.key, now }) : link.path
  await sendAccountMail(tx, player, { ...mail, link: { label: link.label, path } }, context, now)
}

/** Mails players about their account: always to a proven address, else within the limits of a typed one. */
export const mailPlayer = (
  tx: Tx,
  player: Player,
  mail: AccountMail & { trigger: MailTrigger },
  context: MailContext,
  now: Date,
): Promise<void> => {
  const send = hasProvenAddress(player) ? sendAccountMail : mailWithinLimit
  return send(tx, player, mail, context, now)
}
