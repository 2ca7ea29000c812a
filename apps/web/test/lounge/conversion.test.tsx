import { offline } from '@players-club/api-client/fakes'
import type { UserTokens } from '@players-club/domain-models'
import { conversionToday, verifiedTokens } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isSpinnerShown } from '../isSpinnerShown.ts'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const convert = main.getByRole('button', { name: 'Convert points' })

const openStore = (answers: PageOptions['answers'] = {}) =>
  openPage('/lucky-lounge/store', {
    player: 'verified',
    answers: {
      'store.getStoreCatalog': { content: [] },
      'history.getPointsBalance': { balance: 25_000 },
      'lounge.getUserTokens': verifiedTokens,
      'lounge.getConversion': conversionToday,
      ...answers,
    },
  })

async function openConversion(answers: PageOptions['answers'] = {}) {
  const opened = await openStore(answers)
  await convert.click()
  await expect.element(dialog).toBeVisible()
  return opened
}

test('shows the rate, the points held and the rest of the daily limit', async () => {
  await openStore({
    'lounge.getConversion': {
      ...conversionToday,
      frequencyCap: { limitReached: false, remaining: 1230, count: 210 },
    },
  })
  await expect
    .element(main.getByText('100 points for 10 tokens. Up to 1,440 tokens are redeemable per day.'))
    .toBeVisible()
  await expect.element(main.getByRole('definition').nth(0)).toHaveTextContent('25,000')
  await expect.element(main.getByRole('definition').nth(1)).toHaveTextContent('1,230 tokens')
})

test('converts nothing where the daily limit is reached, and says so', async () => {
  await openStore({
    'lounge.getConversion': {
      ...conversionToday,
      frequencyCap: { limitReached: true, remaining: 0, count: 1440 },
    },
  })
  await expect.element(main.getByText(/^You have reached today’s limit/)).toBeVisible()
  await expect.element(convert).toBeDisabled()
})

test('converts nothing with too few points, and says how many are needed', async () => {
  await openStore({ 'history.getPointsBalance': { balance: 99 } })
  await expect.element(main.getByText('You need at least 100 points to convert. You have 99.')).toBeVisible()
  await expect.element(convert).toBeDisabled()
})

test('converts the chosen steps at the price shown, and shows the tokens after it', async () => {
  let tokens = 5000
  const { asked } = await openConversion({
    'lounge.getUserTokens': () => ({ ...verifiedTokens, balance: tokens }),
    'lounge.redeemPointsForTokens': () => {
      tokens = 5050
      return { ...verifiedTokens, balance: tokens }
    },
  })
  await dialog.getByRole('slider', { name: 'Tokens' }).fill('50')
  await expect
    .element(dialog.getByText('That takes 500 points. You will have 24,500 points left.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Convert 500 points' }).click()
  await expect.element(dialog.getByText('50 tokens are yours. You have 5,050 tokens now.')).toBeVisible()
  await expect.element(page.getByText('5,050 Tokens').first()).toBeInTheDocument()
  expect(asked('lounge.redeemPointsForTokens').map(({ body }) => body)).toEqual([
    { quantity: 5, points: 500, tokens: 50 },
  ])
  expect(asked('lounge.redeemPointsForTokens')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
})

test('[CONVERT-001] covers the page while it converts, and until one second after', async () => {
  const answer = Promise.withResolvers<UserTokens>()
  const { club } = await openConversion({ 'lounge.redeemPointsForTokens': () => answer.promise })
  const { clock } = club.browser
  await dialog.getByRole('button', { name: 'Convert 100 points' }).click()
  await expect.poll(isSpinnerShown).toBe(true)
  answer.resolve(verifiedTokens)
  await expect.element(dialog.getByText(/^10 tokens are yours/)).toBeVisible()
  await clock.advance(999)
  expect(isSpinnerShown()).toBe(true)
  await clock.advance(1)
  await expect.poll(isSpinnerShown).toBe(false)
})

test('[CONVERT-008] shows in a dialog why a conversion was refused, and that the points are kept', async () => {
  await openConversion({
    'lounge.redeemPointsForTokens': testProblem(422, 'error.redemption.frequencyCapExceeded'),
  })
  await dialog.getByRole('button', { name: 'Convert 100 points' }).click()
  const failed = page.getByRole('alertdialog', { name: 'That did not work' })
  await expect
    .element(failed.getByText('You have reached the limit for today. Please try again tomorrow.'))
    .toBeVisible()
  await expect
    .element(failed.getByText('Your points could not be converted, and you still have them.'))
    .toBeVisible()
  expect(failed.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await failed.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(failed).not.toBeInTheDocument()
})

test('[CONVERT-008] retries the same request where the response was lost', async () => {
  const { club, asked } = await openConversion({ 'lounge.redeemPointsForTokens': offline })
  await dialog.getByRole('button', { name: 'Convert 100 points' }).click()
  const failed = page.getByRole('alertdialog', { name: 'That did not work' })
  await expect.element(failed.getByText(/^We got no answer/)).toBeVisible()
  club.browser.server.answer({ 'lounge.redeemPointsForTokens': { ...verifiedTokens, balance: 5010 } })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('10 tokens are yours. You have 5,010 tokens now.')).toBeVisible()
  const keys = asked('lounge.redeemPointsForTokens').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
})

test('asks again at the new price where it has changed, and converts nothing before', async () => {
  const { asked, club } = await openConversion()
  club.browser.server.answer({
    'lounge.getConversion': { ...conversionToday, rewardAmount: 120 },
    'lounge.redeemPointsForTokens': ({ body }) =>
      body.points === 120
        ? { ...verifiedTokens, balance: 5010 }
        : testProblem(422, 'error.reward.balanceChanged'),
  })
  await dialog.getByRole('button', { name: 'Convert 100 points' }).click()
  await expect
    .element(dialog.getByRole('status').getByText(/^Your balance or the price has changed\./))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Convert 120 points' }).click()
  await expect.element(dialog.getByText('10 tokens are yours. You have 5,010 tokens now.')).toBeVisible()
  expect(asked('lounge.redeemPointsForTokens').map(({ body }) => body)).toMatchObject([
    { points: 100 },
    { points: 120 },
  ])
})
