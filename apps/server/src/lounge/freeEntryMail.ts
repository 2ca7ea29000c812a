import { formatLongDate, type Translate } from '@players-club/domain-models'
import { renderMail, type MailSender } from '../kernel/mail/renderMail.ts'
import type { RedeemedReward } from '../rewards/findForRedemption.ts'

export interface FreeEntryMail {
  drawing: Pick<RedeemedReward, 'id' | 'texts'>
  drawsAt: string
  firstName: string
  /** Translates into the language of the claim. */
  translate: Translate
  sender: MailSender
}

/** The mail that confirms a free entry. */
export const freeEntryMail = ({ drawing, drawsAt, firstName, translate, sender }: FreeEntryMail) => {
  const { brand } = sender.lottery
  const { title } = drawing.texts[translate.locale]
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
      url: `${sender.publicUrl}/lucky-lounge/reward/${drawing.id}`,
    },
    closing: [translate('lounge.freeEntryMail.notYou', { support: brand.supportEmail })],
  })
}
