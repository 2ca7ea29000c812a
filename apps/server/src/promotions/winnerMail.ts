import { DRAWING_CLAIM_DAYS, drawTitle, formatCurrency, formatLongDate } from '@players-club/domain-models'
import { greeting } from '../kernel/mail/greeting.ts'
import { multilingualMail } from '../kernel/mail/multilingualMail.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import type { Won } from './drawWinners.ts'
import type { promotions } from './promotions.tables.ts'

const CENTS = 100

interface WinnerMail extends Pick<Won, 'prize' | 'draw' | 'amount'> {
  promotionTexts: (typeof promotions.$inferSelect)['texts'] | null
  firstName: string | null
}

export const winnerMail = (
  { prize, draw, amount, promotionTexts, firstName }: WinnerMail,
  sender: MailSender,
) =>
  multilingualMail(sender, '/history?tab=draws', translate => ({
    subject: translate('promotions.winnerMail.subject'),
    link: translate('promotions.winnerMail.link'),
    paragraphs: [
      greeting(translate, firstName),
      translate('promotions.winnerMail.body', {
        prize: prize.texts[translate.locale].name,
        draw: drawTitle({
          promotionName: promotionTexts?.[translate.locale].name,
          name: draw.texts[translate.locale].name,
        }),
      }),
      ...(prize.prizeType === 'CASH'
        ? [translate('promotions.winnerMail.cash', { amount: formatCurrency(amount / CENTS, translate) })]
        : []),
      prize.prizeType === 'POINTS'
        ? translate('promotions.winnerMail.credited')
        : translate('promotions.winnerMail.claim', {
            days: DRAWING_CLAIM_DAYS,
            date: formatLongDate(draw.drawsAt, translate),
          }),
    ],
  }))
