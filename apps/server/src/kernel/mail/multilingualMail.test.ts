import { copperStateLottery, type Locales } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { multilingualMail } from './multilingualMail.ts'

const write = (locales: Locales) =>
  multilingualMail(
    { lottery: { ...copperStateLottery, locales }, publicUrl: 'https://club.example' },
    '/history',
    translate => ({
      subject: `Subject ${translate.locale}`,
      paragraphs: [translate('accounts.mail.greeting', { firstName: 'Verity' })],
      link: `Link ${translate.locale}`,
    }),
  )

test('the mail is in each language of the lottery, the first of which is that of the mail', () => {
  const { subject, text, html } = write(['es', 'en'])
  expect(subject).toBe('Subject es · Subject en')
  expect(text).toMatch(
    /^Hola, Verity:\n\nHello Verity,\n\nLink es · Link en: https:\/\/club\.example\/history\n/,
  )
  expect(html).toContain('<html lang="es">')
  expect(html).toMatch(/<div lang="en"[^>]*>\s*<p[^>]*>Hello Verity,/)
})

test('the mail of a lottery with one language is in that one alone', () => {
  const { subject, text, html } = write(['en'])
  expect(subject).toBe('Subject en')
  expect(text).toMatch(/^Hello Verity,\n\nLink en: https:\/\/club\.example\/history\n/)
  expect(html).not.toMatch(/Hola|<div lang/)
})
