import {
  copperStateLottery,
  createTranslate,
  type Catalogue,
  type Locale,
  type MessageKey,
} from '@players-club/domain-models'
import { renderMail } from '../kernel/mail/renderMail.ts'

/** The content of a mail about an account; `body` may use these params. */
export interface AccountMail {
  firstName: string | null
  subject: MessageKey
  body: MessageKey
  link: { label: MessageKey; url: string }
  closing: readonly MessageKey[]
  params?: Readonly<Record<string, string>>
}

/** A mail to a player about their own account. */
export const accountMail = (mail: AccountMail, catalogue: Catalogue, locale: Locale) => {
  const translate = createTranslate(catalogue, locale)
  const { firstName, subject, body, link, closing, params } = mail
  return renderMail({
    translate,
    subject: translate(subject),
    paragraphs: [
      firstName
        ? translate('accounts.mail.greeting', { firstName })
        : translate('accounts.mail.greetingWithoutName'),
      translate(body, params),
    ],
    link: { label: translate(link.label), url: link.url },
    closing: closing.map(key => translate(key, { support: copperStateLottery.supportEmail })),
  })
}
