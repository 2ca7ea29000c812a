import { createTranslate, type Catalogue, type Locale } from '@players-club/domain-models'
import { renderMail, type MailSender } from '../kernel/mail/renderMail.ts'
import type { Won } from './drawWinners.ts'

/** No request causes this mail, so its language is unknown: it is bilingual. */
export const winnerMail = (
  { prize, draw }: Pick<Won, 'prize' | 'draw'>,
  firstName: string | null,
  catalogues: Record<Locale, Catalogue>,
  { lottery, publicUrl }: MailSender,
) => {
  const speak = (locale: Locale) => {
    const translate = createTranslate(catalogues[locale], locale, lottery)
    const names = { prize: prize.texts[locale].name, draw: draw.texts[locale].name }
    return {
      translate,
      subject: translate('promotions.winnerMail.subject'),
      link: translate('promotions.winnerMail.link'),
      paragraphs: [
        firstName
          ? translate('accounts.mail.greeting', { firstName })
          : translate('accounts.mail.greetingWithoutName'),
        translate('promotions.winnerMail.body', names),
        translate(
          prize.prizeType === 'POINTS' ? 'promotions.winnerMail.credited' : 'promotions.winnerMail.claim',
        ),
      ],
    }
  }
  const [english, spanish] = [speak('en'), speak('es')]
  return renderMail({
    brand: lottery.brand,
    translate: english.translate,
    subject: `${english.subject} · ${spanish.subject}`,
    paragraphs: english.paragraphs,
    again: { locale: 'es', paragraphs: spanish.paragraphs },
    link: { label: `${english.link} · ${spanish.link}`, url: `${publicUrl}/history` },
    closing: [],
  })
}
