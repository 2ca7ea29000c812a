import { copperStateLottery, createTranslate, mailTexts } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { renderMail } from './renderMail.ts'

const translate = createTranslate(mailTexts.en, 'en', copperStateLottery)
const content = {
  brand: copperStateLottery.brand,
  translate,
  subject: 'Pick & choose',
  paragraphs: ['Hello <Verity>,'],
  link: { label: 'See it', url: 'https://club.example/history?a=1&b=2' },
  closing: ['It works once.'],
}
/** The visible text of the page. */
const words = (html: string) => html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, '')

test('text and HTML of a mail say the same, and end with the sender and where to get help', () => {
  const { text, html } = renderMail(content)
  for (const said of [
    'Copper State Lottery. Players are 21 or older.',
    '1-800-555-0142',
    'It works once.',
    'See it',
  ]) {
    expect(text).toContain(said)
    expect(words(html)).toContain(said)
  }
  expect(text).toContain('See it: https://club.example/history?a=1&b=2')
  expect(html).toContain('href="https://club.example/history?a=1&amp;b=2"')
})

test('the address of support is a link in the HTML', () => {
  const { text, html } = renderMail({ ...content, closing: ['Write to support@copperstatelottery.example.'] })
  expect(text).toContain('Write to support@copperstatelottery.example.')
  expect(html).toContain(
    'Write to <a href="mailto:support@copperstatelottery.example">support@copperstatelottery.example</a>.',
  )
})

test('text written by players is escaped', () => {
  const { text, html } = renderMail(content)
  expect(text).toContain('Hello <Verity>,')
  expect(html).toContain('Hello &lt;Verity&gt;,')
  expect(html).toContain('<title>Pick &amp; choose</title>')
})

test('a mail loads nothing and runs nothing', () => {
  expect(renderMail(content).html).not.toMatch(/<(img|script|link|style|iframe)|url\(|@import/i)
})

test('each part of a bilingual mail is marked with its language', () => {
  const further = [{ locale: 'es' as const, paragraphs: ['Hola, Verity:'] }]
  const { text, html } = renderMail({ ...content, further })
  expect(html).toContain('<html lang="en">')
  expect(html).toMatch(/<div lang="es"[^>]*>\s*<p[^>]*>Hola, Verity:/)
  expect(text).toContain('Hola, Verity:')
})

test('a mail has the colours of the lottery, and the drawn mark of the first lottery in its mails alone', () => {
  const colors = { accent: '#0a5c8f', surface: '#f7fafc', text: '#12212e', night: '#0d1b2a' }
  const look = { colors, radius: 8, logo: 'logo.svg' }
  const own = renderMail({ ...content, brand: { ...content.brand, look } }).html
  for (const color of Object.values(colors)) expect(own).toContain(color)
  expect(own).not.toContain('#a8430f')
  expect(own).not.toContain('radial-gradient')
  expect(renderMail(content).html).toContain('radial-gradient')
})
