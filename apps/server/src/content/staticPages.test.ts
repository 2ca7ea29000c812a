import {
  copperStateLottery,
  isRichText,
  type RichTextNode,
  type StaticPage,
} from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { startDatabase } from '../../test/engines.ts'
import { staticPagesOf } from '../../pages/index.ts'

const club = startServer(startDatabase('postgres'), { env: { UNACTIVATED_DAYS: '90' } })
const staticPages = staticPagesOf(copperStateLottery, 90)

/** The structure of a page, without its texts. */
const outline = (page: StaticPage) => ({
  name: page.name,
  isNumbered: page.isNumbered,
  sections: page.sections.map(({ id, body, questions }) => ({
    id,
    body: body.map(shape),
    questions: questions.map(({ id: anchor, answer }) => ({ anchor, answer: answer.map(shape) })),
  })),
})
const shape = (node: RichTextNode): unknown =>
  typeof node === 'string' ? 'text' : { ...node, children: node.children.map(shape) }

test.each(['about_us', 'faq', 'terms_conditions', 'terms_conditions_ll', 'faq_ll', 'privacy'] as const)(
  '[MEDIA-001] %s has the same structure in both languages',
  name => {
    const [english, spanish] = [staticPages.en[name], staticPages.es[name]]
    expect(english.name).toBe(name)
    expect(outline(spanish)).toEqual(outline(english))
    expect(spanish.lead).not.toBe(english.lead)
  },
)

test('no page promises limits of spending or time, because a player cannot set any', () => {
  const promise = /\bset (a |your )?limits?\b|\b(fije|fijar|p[oó]ngase|establezca) (un |sus )?l[ií]mites?\b/i
  expect(JSON.stringify(staticPages)).not.toMatch(promise)
})

test('[MEDIA-001] a page that asks to call has the number as a link', () => {
  const { sections } = staticPages.en.faq_ll
  const broken = sections.flatMap(({ questions }) => questions).find(({ id }) => id === 'broken')
  expect(JSON.stringify(broken?.answer)).toMatch(/call us: ".*"tag":"a".*"href":"tel:/)
})

test.each([
  ['en', 'about_us'],
  ['en', 'faq'],
  ['en', 'terms_conditions'],
  ['en', 'terms_conditions_ll'],
  ['en', 'faq_ll'],
  ['en', 'privacy'],
  ['es', 'about_us'],
  ['es', 'faq'],
  ['es', 'terms_conditions'],
  ['es', 'terms_conditions_ll'],
  ['es', 'faq_ll'],
  ['es', 'privacy'],
] as const)('every anchor of %s %s exists once, and every text can be rendered', (locale, name) => {
  const { sections } = staticPages[locale][name]
  const anchors = sections.flatMap(({ id, questions }) => [id, ...questions.map(question => question.id)])
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const node of sections.flatMap(({ body, questions }) => [
    ...body,
    ...questions.flatMap(q => q.answer),
  ]))
    expect(isRichText(node)).toBe(true)
})

test('[MEDIA-001] a page is in the language of the visitor', async () => {
  const asked = (headers = {}) => club.browser().get('/api/pages/faq', { headers })
  expect((await asked()).json).toEqual(staticPages.en.faq)
  expect((await asked({ 'accept-language': 'es' })).json).toEqual(staticPages.es.faq)
})

test('an answer is in the language of the page that asks, whatever another page has chosen since', async () => {
  const headers = { 'accept-language': 'es', cookie: 'pc_locale=en' }
  expect((await club.browser().get('/api/pages/faq', { headers })).json).toEqual(staticPages.es.faq)
})

test('the privacy policy says after how many days a registration that is not activated is deleted', async () => {
  expect((await club.browser().get('/api/pages/privacy')).json).toEqual(staticPages.en.privacy)
  const policies = (days: number) => {
    const { en, es } = staticPagesOf(copperStateLottery, days)
    return [JSON.stringify(en.privacy), JSON.stringify(es.privacy)]
  }
  expect(policies(90)).toEqual([
    expect.stringContaining('"90 days, then deleted"'),
    expect.stringContaining('"90 días; después se borra"'),
  ])
  for (const policy of policies(36_500)) expect(policy).not.toContain('36,500')
})

test('a winner has as many days to claim a prize by the terms of the lounge as by its mail', () => {
  const [en, es] = [staticPages.en.terms_conditions_ll, staticPages.es.terms_conditions_ll]
  expect(JSON.stringify(en)).toContain('must be claimed within 180 days of the draw')
  expect(JSON.stringify(es)).toContain('en un plazo de 180 días después del sorteo')
})

test('an unknown page is refused', async () => {
  expect((await club.browser().get('/api/pages/xyz')).status).toBe(400)
})
