import type { Locale, Translate } from '@players-club/domain-models'
import { createMailTranslate } from './createMailTranslate.ts'
import { renderMail, type MailSender } from './renderMail.ts'

/** What a mail says in one language. */
export interface MailTexts {
  subject: string
  paragraphs: readonly string[]
  /** The label of the link. */
  link: string
}

/** A mail that no request causes, so that the reader's language is unknown: it is in every language of the lottery. */
export const multilingualMail = (
  { lottery, publicUrl }: MailSender,
  path: string,
  write: (translate: Translate) => MailTexts,
) => {
  const writeIn = (locale: Locale) => {
    const translate = createMailTranslate(locale, lottery)
    return { translate, ...write(translate) }
  }
  const [locale, ...others] = lottery.locales
  const first = writeIn(locale)
  const further = others.map(writeIn)
  const inAll = (part: 'subject' | 'link') => [first, ...further].map(texts => texts[part]).join(' · ')
  return renderMail({
    brand: lottery.brand,
    translate: first.translate,
    subject: inAll('subject'),
    paragraphs: first.paragraphs,
    further: further.map(({ translate, paragraphs }) => ({ locale: translate.locale, paragraphs })),
    link: { label: inAll('link'), url: `${publicUrl}${path}` },
    closing: [],
  })
}
