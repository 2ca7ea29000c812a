import { multilingualMail } from '../kernel/mail/multilingualMail.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import type { Won } from './drawWinners.ts'

export const winnerMail = (
  { prize, draw }: Pick<Won, 'prize' | 'draw'>,
  firstName: string | null,
  sender: MailSender,
) =>
  multilingualMail(sender, '/history', translate => ({
    subject: translate('promotions.winnerMail.subject'),
    link: translate('promotions.winnerMail.link'),
    paragraphs: [
      firstName
        ? translate('accounts.mail.greeting', { firstName })
        : translate('accounts.mail.greetingWithoutName'),
      translate('promotions.winnerMail.body', {
        prize: prize.texts[translate.locale].name,
        draw: draw.texts[translate.locale].name,
      }),
      translate(
        prize.prizeType === 'POINTS' ? 'promotions.winnerMail.credited' : 'promotions.winnerMail.claim',
      ),
    ],
  }))
