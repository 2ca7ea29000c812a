import { hanging } from '@players-club/api-client/fakes'
import { runningPromotion } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { withSpacedText } from '../../../../scripts/testing/spacedText.ts'
import { textsThatDoNotFit } from '../../../../scripts/testing/textsThatDoNotFit.ts'
import { openPage } from '../openPage.tsx'

test.each(['en', 'es'] as const)(
  'no text of a promotion is cut on the narrowest phone, set wide (%s)',
  async locale => {
    const { innerWidth, innerHeight } = window
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    const description = 'Every ticket of the season counts, and every week one of them is drawn. '.repeat(6)
    const content = ['Featured', 'Second', 'Third'].map((name, at) => ({
      ...runningPromotion,
      id: 900 + at,
      name,
      description,
    }))
    const { club } = await openPage('/promotion', {
      locale,
      answers: { 'promotions.getPromotions': { content, page: 0, size: 10, totalElements: 3 } },
    })
    await club.browser.settled()
    await expect.poll(() => document.body.textContent.split(description.trim()).length).toBe(4)
    expect(withSpacedText(textsThatDoNotFit)).toEqual([])
  },
)

test('[ERR-043] says that the list could not be loaded, and repeats the request at "Reload"', async () => {
  const { club, asked } = await openPage('/promotion', {
    answers: { 'promotions.getPromotions': testProblem(500) },
  })
  const main = page.getByRole('main')
  await expect.element(main.getByText('Something went wrong while loading the content!')).toBeVisible()
  club.browser.server.answer({
    'promotions.getPromotions': { content: [runningPromotion], page: 0, size: 10, totalElements: 1 },
  })
  const before = asked('promotions.getPromotions').length
  await main.getByRole('button', { name: 'Reload' }).click()
  await expect.element(main.getByRole('heading', { name: runningPromotion.name })).toBeVisible()
  const [first] = asked('promotions.getPromotions')
  expect(
    asked('promotions.getPromotions')
      .slice(before)
      .map(({ query }) => query),
  ).toEqual([first?.query])
})

test('[PROMO-002] a player who returns to the list finds as many promotions as were shown', async () => {
  const all = Array.from({ length: 25 }, (_, at) => ({
    ...runningPromotion,
    featured: false,
    id: at + 1,
    name: `Promotion ${at + 1}`,
  }))
  const { address, go, club } = await openPage('/promotion', {
    answers: {
      'promotions.getPromotions': ({ query: { page: at, size } }) => {
        const from = at === 0 ? 0 : 10 + (at - 1) * 9
        return { content: all.slice(from, from + size), page: at, size, totalElements: all.length }
      },
    },
  })
  const cards = page.getByRole('main').getByRole('article')
  await page.getByRole('link', { name: 'Load more promotions' }).click()
  await expect.poll(() => cards.elements().length).toBe(19)
  await expect.poll(address).toBe('/promotion?shown=19')
  await go('/elsewhere')
  await expect.poll(() => cards.elements().length).toBe(0)
  club.browser.server.answer({ 'promotions.getPromotions': hanging })
  await go('/promotion?shown=19')
  await expect.poll(() => cards.elements().length).toBe(19)
})
