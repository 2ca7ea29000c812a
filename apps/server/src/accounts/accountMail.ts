import { MAIL_LINK_MINUTES, type Locale, type MessageKey, type Translate } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { greeting } from '../kernel/mail/greeting.ts'
import { createMailTranslate } from '../kernel/mail/createMailTranslate.ts'
import { renderMail, type MailSender } from '../kernel/mail/renderMail.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { hasProvenAddress, type Player } from './findPlayer.ts'
import { consumeMailLimit, type MailTrigger } from './mailLimits.ts'

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

/** The mail about a password that was changed in a session, which goes on. */
export const PASSWORD_CHANGED: AccountMail = {
  subject: 'accounts.passwordChangedMail.subject',
  body: 'accounts.passwordChangedMail.body',
  link: { label: 'accounts.passwordChangedMail.link', path: '/forgot-password' },
  closing: ['accounts.passwordChangedMail.closing'],
}

/** The mail about a password that was reset with a mailed key, which ends every session. */
export const PASSWORD_RESET: AccountMail = {
  ...PASSWORD_CHANGED,
  body: 'accounts.passwordChangedMail.resetBody',
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

/** Mails players about their account: always to a proven address, else within the limits of a typed one. */
export const mailPlayer = async (
  tx: Tx,
  player: Player,
  { trigger, ...mail }: AccountMail & { trigger: MailTrigger },
  context: MailContext,
  now: Date,
): Promise<void> => {
  const { email } = player
  if (
    hasProvenAddress(player) ||
    (await consumeMailLimit(tx, context.secrets, { kind: 'informational', trigger, email, now }))
  )
    await sendAccountMail(tx, player, mail, context, now)
}
