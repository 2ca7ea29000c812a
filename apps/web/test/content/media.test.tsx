import { offline } from '@players-club/api-client/fakes'
import { faqPage, termsPage } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test('[MEDIA-002] shows the page about us under any other name, with only another address', async () => {
  const { address, asked } = await openPage('/media/__proto__', {
    answers: { 'content.getStaticPage': { ...faqPage, name: 'about_us' } },
  })
  await expect.element(main.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 2, name: 'Your account' })).toBeVisible()
  expect(asked('content.getStaticPage').map(({ params }) => params)).toEqual([{ pageName: 'about_us' }])
  expect(address()).toBe('/media/__proto__')
})

test('a link to an answer of another page leads to it once the page has loaded, and opens it each time', async () => {
  const questions = Array.from({ length: 60 }, (_, index) => ({
    id: `question-${index}`,
    question: `Question ${index}`,
    answer: ['An answer.'],
  }))
  const before = { id: 'before', title: 'Before', body: [], questions }
  const faq = { ...faqPage, sections: [before, ...faqPage.sections] }
  const { go } = await openPage('/media/terms_conditions', {
    answers: {
      'content.getStaticPage': ({ params }) => (params.pageName === 'faq' ? faq : termsPage),
    },
  })
  const terms = main.getByRole('heading', { level: 2, name: '2. Points' })
  const answer = main.getByText('Wait fifteen minutes.')
  await expect.element(terms).toBeVisible()
  await go('/media/faq#locked')
  await expect.element(answer).toBeVisible()
  await expect.element(answer).toBeInViewport()
  await go('/media/terms_conditions')
  await expect.element(terms).toBeVisible()
  await go('/media/faq#locked')
  await expect.element(answer).toBeVisible()
})

test('reports a page that cannot be fetched, and shows it after a retry', async () => {
  const { club } = await openPage('/media/faq', { answers: { 'content.getStaticPage': offline } })
  await expect.element(main.getByText(/^We could not reach the club\./)).toBeVisible()
  club.browser.server.answer({ 'content.getStaticPage': faqPage })
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByRole('heading', { level: 2, name: 'Your account' })).toBeVisible()
  await expect.element(main.getByText(/^We could not reach the club\./)).not.toBeInTheDocument()
})
