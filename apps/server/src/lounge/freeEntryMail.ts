import { createTranslate, formatLongDate, type Catalogue, type Locale } from '@players-club/domain-models'
import { renderMail, type MailSender } from '../kernel/mail/renderMail.ts'
import type { RedeemedReward } from '../rewards/findForRedemption.ts'

export interface FreeEntryMail {
  drawing: Pick<RedeemedReward, 'id' | 'texts'>
  drawsAt: string
  firstName: string
  locale: Locale
  catalogue: Catalogue
  sender: MailSender
}

/** The mail that confirms a free entry, in the language of the claim. */
export const freeEntryMail = ({ drawing, drawsAt, ...mail }: FreeEntryMail) => {
  const { firstName, locale, catalogue } = mail
  const { lottery, publicUrl } = mail.sender
  const { brand } = lottery
  const translate = createTranslate(catalogue, locale, lottery)
  const { title } = drawing.texts[locale]
  return renderMail({
    brand,
    translate,
    subject: translate('lounge.freeEntryMail.subject', { title }),
    paragraphs: [
      translate('accounts.mail.greeting', { firstName }),
      translate('lounge.freeEntryMail.body', { title }),
      translate('lounge.freeEntryMail.drawn', { date: formatLongDate(new Date(drawsAt), translate) }),
    ],
    link: {
      label: translate('lounge.freeEntryMail.link'),
      url: `${publicUrl}/lucky-lounge/reward/${drawing.id}`,
    },
    closing: [translate('lounge.freeEntryMail.notYou', { support: brand.supportEmail })],
  })
}
