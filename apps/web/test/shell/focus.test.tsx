import {
  cartFixture,
  catalogFixture,
  conversionToday,
  openBonus,
  takenBonus,
  verifiedTokens,
} from '@players-club/domain-models/fixtures'
import { TEST_PASSWORD, testProblem } from '@players-club/flow-hooks/testing'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../openPage.tsx'
import { emptyHome } from './offers.ts'

const main = page.getByRole('main')

test.each(['a mouse', 'the space bar'])(
  'a sign-in that is refused keeps focus on its button, sent by %s',
  async way => {
    const { club } = await openPage('/login', {
      answers: { 'accounts.signIn': testProblem(401, 'error.uaaAuthentication.invalid') },
    })
    const submit = main.getByRole('button', { name: 'Sign In' })
    await main.getByRole('textbox', { name: 'Email' }).fill('verified@players.example')
    await main.getByLabelText('Password', { exact: true }).fill(TEST_PASSWORD)
    if (way === 'a mouse') await submit.click()
    else {
      submit.element().focus()
      await userEvent.keyboard(' ')
    }
    await expect.element(main.getByRole('alert')).toBeVisible()
    await club.browser.settled()
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submit).toHaveFocus()
  },
)

test('focus moves to the heading of the lobby when the offer of the daily bonus is gone with its button', async () => {
  const { asked } = await openPage('/lucky-lounge', {
    player: 'verified',
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.listArcadeGames': { content: [] },
      'lounge.listLoungeRewards': { content: [] },
      'lounge.getLoungeActivities': ({ attempt }) => ({ content: [attempt === 1 ? openBonus : takenBonus] }),
      'lounge.creditLoungeActivity': { ...verifiedTokens, balance: 5050 },
    },
  })
  const claim = main.getByRole('button', { name: 'Claim' })
  await claim.click()
  await expect.element(claim).not.toBeInTheDocument()
  expect(asked('lounge.creditLoungeActivity')).toHaveLength(1)
  await expect.poll(() => document.activeElement?.localName).toMatch(/^h[1-4]$/)
})

test('focus moves to the page when its player signs out on it', async () => {
  await openPage('/', { player: 'verified', answers: emptyHome })
  await page.getByRole('button', { name: /profile/i }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect.element(main).toHaveFocus()
})

test('focus moves to the heading of the cart when all is removed from it, which the header does not cover', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(800, 500)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await openPage('/lucky-lounge/store', {
    player: 'verified',
    flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'],
    kept: { 'players-club.cart.verified-login': JSON.stringify(cartFixture) },
    answers: {
      'store.getStoreCatalog': { content: [...catalogFixture] },
      'lounge.getUserTokens': verifiedTokens,
      'lounge.getConversion': conversionToday,
    },
  })
  const heading = main.getByRole('heading', { name: 'Your cart' })
  const removeAll = main.getByRole('button', { name: 'Remove all' })
  removeAll.element().focus()
  // Under the header, which is sticky on a tablet.
  window.scrollBy(0, removeAll.element().getBoundingClientRect().top)
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveFocus()
  const header = page.getByRole('banner').element()
  await expect
    .poll(() => heading.element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom)
})
