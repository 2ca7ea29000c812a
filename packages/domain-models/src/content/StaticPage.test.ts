import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { faqPage, termsPage } from './content.fixtures.ts'
import { STATIC_PAGES, staticPage, staticPageName } from './StaticPage.ts'

test('[MEDIA-001] there are six static pages, each under its own name', () => {
  expect(STATIC_PAGES).toEqual([
    'about_us',
    'faq',
    'terms_conditions',
    'terms_conditions_ll',
    'faq_ll',
    'privacy',
  ])
  expect(STATIC_PAGES.map(staticPageName)).toEqual(STATIC_PAGES)
})

test.each(['xyz', '', undefined, 'FAQ', '__proto__', 'faq/', '<script>'])(
  '[MEDIA-002] the page name %j falls back to about us',
  name => {
    expect(staticPageName(name)).toBe('about_us')
  },
)

test('a static page holds sanitised text only', () => {
  expect(is(termsPage, staticPage)).toBe(true)
  expect(is(faqPage, staticPage)).toBe(true)
  const body = [{ tag: 'script', children: ['alert(1)'] }]
  const evil = { ...termsPage, sections: [{ id: 'a', title: 'A', body, questions: [] }] }
  expect(is(evil, staticPage)).toBe(false)
})
