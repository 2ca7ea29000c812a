import type { Brand, Translate } from '@players-club/domain-models'
import { renderMail } from '../kernel/mail/renderMail.ts'
import type { Feedback } from './checkFeedback.ts'

/** The mail to the support team. A reply goes to the sender. */
export const feedbackMail = (
  feedback: Feedback,
  login: string | null,
  translate: Translate,
  brand: Brand,
) => {
  const { firstName, lastName, email, subject, body } = feedback
  const mail = renderMail({
    brand,
    translate,
    subject: translate('content.feedbackMail.subject', { subject }),
    paragraphs: [
      translate('content.feedbackMail.from', { name: `${firstName} ${lastName}`, email }),
      login === null
        ? translate('content.feedbackMail.guest')
        : translate('content.feedbackMail.player', { login }),
      ...body.split(/\n+/),
    ],
    link: {
      label: translate('content.feedbackMail.answer'),
      url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    closing: [],
  })
  return { ...mail, to: brand.supportEmail, replyTo: email }
}
