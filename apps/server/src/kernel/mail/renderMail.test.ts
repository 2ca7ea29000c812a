import { createTranslate, loadCatalogue } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { renderMail } from './renderMail.ts'

const translate = createTranslate(await loadCatalogue('en', ['mails']), 'en')
const content = {
  translate,
  subject: 'Pick & choose',
  paragraphs: ['Hello <Verity>,'],
  link: { label: 'See it', url: 'https://club.example/history?a=1&b=2' },
  closing: ['It works once.'],
}
/** What a reader sees of the page. */
const words = (html: string) => html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, '')

test('text and page of a mail say the same, and end with who sent it and where help is', () => {
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

test('what players wrote stays text', () => {
  const { text, html } = renderMail(content)
  expect(text).toContain('Hello <Verity>,')
  expect(html).toContain('Hello &lt;Verity&gt;,')
  expect(html).toContain('<title>Pick &amp; choose</title>')
})

test('a mail fetches nothing and runs nothing', () => {
  expect(renderMail(content).html).not.toMatch(/<(img|script|link|style|iframe)|url\(|@import/i)
})

test('each language of a mail in two is told as what it is', () => {
  const again = { locale: 'es' as const, paragraphs: ['Hola, Verity:'] }
  const { text, html } = renderMail({ ...content, again })
  expect(html).toContain('<html lang="en">')
  expect(html).toMatch(/<div lang="es"[^>]*>\s*<p[^>]*>Hola, Verity:/)
  expect(text).toContain('Hola, Verity:')
})
