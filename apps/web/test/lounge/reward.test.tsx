import { offline } from '@players-club/api-client/fakes'
import type { PlayerLoungeReward } from '@players-club/domain-models'
import {
  citiesFixture,
  countriesFixture,
  drawnDraw,
  inRegionCheck,
  newcomerProfile,
  statesFixture,
  verifiedProfile,
  verifiedTokens,
  weeklyDrawing,
  weeklyForPlayer,
  wonCashPrize,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const redeem = main.getByRole('button', { name: 'Redeem' })

const openReward = (
  answers: PageOptions['answers'] = {},
  reward: PlayerLoungeReward = weeklyForPlayer,
  location?: PageOptions['location'],
) =>
  openPage('/lucky-lounge/reward/201', {
    player: 'verified',
    location,
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.getPlayerLoungeReward': reward,
      'profile.getProfile': verifiedProfile,
      'promotions.getPublishedDraws': ({ query }) => ({
        content: [
          { ...drawnDraw, id: 30 + query.page, entries: 3000 + query.page, totalPrizeAmount: 50_000 },
        ],
        page: query.page,
        size: query.size,
        totalElements: 25,
      }),
      'promotions.getPrizesWithWinners': { content: [wonCashPrize], page: 0, size: 100, totalElements: 1 },
      ...answers,
    },
  })

const redemption = {
  id: '0199aa00-0000-7000-8000-0000000000e1',
  rewardId: 201,
  drawId: 2105,
  quantity: 2,
  tokens: 500,
  balance: 4500,
  playerEntries: 5,
}

async function openDialog(answers: PageOptions['answers'] = {}) {
  const opened = await openReward(answers)
  await redeem.click()
  await expect.element(dialog).toBeVisible()
  return opened
}

test('[REDEEM-005] shows the picture, the days of the draw, the entries, the price of one and the description', async () => {
  const { asked } = await openReward()
  await expect.element(main.getByRole('heading', { name: 'Weekly drawing', level: 1 })).toBeVisible()
  const facts = main.getByRole('definition')
  await expect.element(facts.nth(0)).toHaveTextContent('November 18, 2026')
  await expect.element(facts.nth(1)).toHaveTextContent('November 24, 2026')
  await expect.element(facts.nth(2)).toHaveTextContent('November 25, 2026')
  await expect.element(facts.nth(3)).toHaveTextContent('9,204')
  await expect.element(facts.nth(4)).toHaveTextContent('3')
  await expect.element(main.getByText('250 tokens an entry')).toBeVisible()
  await expect.element(main.getByText('You have 5,000 tokens.')).toBeVisible()
  await expect.element(main.getByText('A new draw every week.')).toBeVisible()
  await expect.element(main.getByText(/^Each entry is one chance/)).toBeVisible()
  expect(document.querySelector('main img[src*="/media/api/file/lounge/weekly.svg"]')).not.toBeNull()
  expect(asked('lounge.getPlayerLoungeReward').map(({ params }) => params)).toEqual([{ rewardId: 201 }])
})

test('[REDEEM-006] shows a day of the draw that is not set as TBD', async () => {
  const { draw } = weeklyForPlayer
  await openReward({}, { ...weeklyForPlayer, draw: draw && { ...draw, draw: null } })
  await expect.element(main.getByRole('definition').nth(2)).toHaveTextContent('TBD')
})

test('[REDEEM-007] turns the pages of past draws, and names the winners of the latest', async () => {
  const { asked } = await openReward()
  await expect.element(main.getByRole('row').filter({ hasText: '3,000' })).toBeVisible()
  await expect.element(main.getByText(/Marisol V\./)).toBeVisible()
  await main.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(main.getByRole('row').filter({ hasText: '3,001' })).toBeVisible()
  expect(asked('promotions.getPublishedDraws').map(({ params, query }) => [params, query])).toEqual([
    [{ promotionId: 21 }, { page: 0, size: 10 }],
    [{ promotionId: 21 }, { page: 1, size: 10 }],
  ])
})

test('closes the dialog when another reward is shown', async () => {
  const { go } = await openDialog({
    'lounge.getPlayerLoungeReward': ({ params: { rewardId: id } }) =>
      id === weeklyForPlayer.id ? weeklyForPlayer : { ...weeklyForPlayer, id, title: 'Monthly drawing' },
  })
  await go('/lucky-lounge/reward/202')
  await expect.element(main.getByRole('heading', { name: 'Monthly drawing', level: 1 })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[REDEEM-008] offers to redeem, and to claim free', async () => {
  await openReward()
  await expect.element(redeem).toBeEnabled()
  await expect.element(main.getByRole('button', { name: 'Claim Free' })).toBeEnabled()
})

test('opens the free entry at "Claim Free", and redeems nothing', async () => {
  const { asked } = await openReward()
  await main.getByRole('button', { name: 'Claim Free' }).click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Redeem: Weekly drawing' }).query()).toBeNull()
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test('checks the location again at "Try again", and opens the redemption inside the state', async () => {
  const { asked, club } = await openDialog({
    'location.checkLocation': { ...inRegionCheck, isInRegion: false },
  })
  club.browser.server.answer({ 'location.checkLocation': inRegionCheck })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Redeem: Weekly drawing' })).toBeVisible()
  expect(asked('location.checkLocation')).toHaveLength(2)
})

test('redeems the chosen number of entries for the tokens shown, and shows the result', async () => {
  const { asked } = await openDialog({ 'lounge.redeemEntries': redemption })
  await expect.element(dialog.getByRole('heading', { name: 'Redeem: Weekly drawing' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Increase: How many entries?' }).click()
  await expect
    .element(dialog.getByText('That takes 500 tokens. You will have 4,500 tokens left.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem 500 tokens' }).click()
  await expect
    .element(
      dialog.getByText('2 entries were added. You have 5 entries in this draw, and 4,500 tokens left.'),
    )
    .toBeVisible()
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toEqual([
    { rewardId: 201, drawId: 2105, quantity: 2, expectedBalance: 4500 },
  ])
  expect(asked('lounge.redeemEntries')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
})

test('asks again at the new price where it has changed, and redeems nothing before', async () => {
  const { asked, club } = await openDialog()
  club.browser.server.answer({
    'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, amount: 300 },
    'lounge.redeemEntries': ({ body }) =>
      body.expectedBalance === 4700 ? redemption : testProblem(422, 'error.reward.balanceChanged'),
  })
  await dialog.getByRole('button', { name: 'Redeem 250 tokens' }).click()
  await expect
    .element(dialog.getByRole('status').getByText(/^Your balance or the price has changed\./))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem 300 tokens' }).click()
  await expect.element(dialog.getByText(/^2 entries were added/)).toBeVisible()
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toMatchObject([
    { expectedBalance: 4750 },
    { expectedBalance: 4700 },
  ])
})

test('offers no more entries than the rest of the daily limit', async () => {
  await openReward({}, { ...weeklyForPlayer, frequencyCap: { limitReached: false, remaining: 1 } })
  await expect.element(main.getByText('1 more entry can be redeemed today.')).toBeVisible()
  await redeem.click()
  await expect.element(dialog.getByText('You can redeem 1 now.')).toBeVisible()
})

test.each([
  ['error.reward.dailyEntryLimit', 'You have made all your entries for today. Come back tomorrow.'],
  [
    'error.reward.exceededQuantity',
    'There are not that many left. Choose a smaller quantity, or look at the other rewards.',
  ],
] as const)(
  '[REDEEM-017] shows in a dialog that a redemption was refused with %s',
  async (errorKey, text) => {
    await openDialog({ 'lounge.redeemEntries': testProblem(422, errorKey) })
    await dialog.getByRole('button', { name: 'Redeem 250 tokens' }).click()
    const refused = page.getByRole('alertdialog', { name: 'That did not work' })
    await expect.element(refused.getByText(text)).toBeVisible()
    await refused.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(refused).not.toBeInTheDocument()
  },
)

test('[REDEEM-018] shows error.general for ten seconds where an error has no key, and retries the same request', async () => {
  const { club, asked } = await openDialog({ 'lounge.redeemEntries': testProblem(500) })
  const confirm = dialog.getByRole('button', { name: 'Redeem 250 tokens' })
  await confirm.click()
  const message = page.getByText('Something went wrong. Try again in a moment.')
  await expect.element(message).toBeInTheDocument()
  await expect.element(dialog.getByText(/^We got no answer/)).toBeVisible()
  await club.browser.clock.advance(9999)
  await expect.element(message).toBeInTheDocument()
  await club.browser.clock.advance(1)
  await expect.element(message).not.toBeInTheDocument()
  club.browser.server.answer({ 'lounge.redeemEntries': { ...redemption, quantity: 1 } })
  await confirm.click()
  await expect.element(dialog.getByText(/^1 entry was added/)).toBeVisible()
  const keys = asked('lounge.redeemEntries').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('[REDEEM-018] keeps the quantity open where a refusal has no key, and sends a new request', async () => {
  const { club, asked } = await openDialog({ 'lounge.redeemEntries': testProblem(400) })
  const confirm = dialog.getByRole('button', { name: 'Redeem 250 tokens' })
  await confirm.click()
  await expect.element(page.getByText('Something went wrong. Try again in a moment.')).toBeInTheDocument()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  club.browser.server.answer({ 'lounge.redeemEntries': { ...redemption, quantity: 1 } })
  await confirm.click()
  await expect.element(dialog.getByText(/^1 entry was added/)).toBeVisible()
  const keys = asked('lounge.redeemEntries').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

test('[REDEEM-004] [REDEEM-012] is open to a guest, who is led to the sign-in to redeem', async () => {
  const { address, asked } = await openPage('/lucky-lounge/reward/201', {
    answers: {
      'lounge.getLoungeReward': weeklyDrawing,
      'promotions.getPublishedDraws': { content: [drawnDraw], page: 0, size: 10, totalElements: 1 },
      'promotions.getPrizesWithWinners': { content: [wonCashPrize], page: 0, size: 100, totalElements: 1 },
    },
  })
  await expect.element(main.getByText('250 tokens an entry')).toBeVisible()
  await expect.poll(() => document.title).toBe('Weekly drawing · Copper State Lottery')
  await expect.element(main.getByRole('rowheader').first()).toBeVisible()
  await redeem.click()
  await expect.poll(address).toBe('/login?from=%2Flucky-lounge%2Freward%2F201')
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test.each([
  ['an unknown reward', '/lucky-lounge/reward/999999'],
  ['no reward', '/lucky-lounge/reward'],
])('[REDEEM-009] redirects to the lobby for %s, and says so there', async (_, path) => {
  const { address } = await openPage(path, {
    others: ['/lucky-lounge'],
    answers: {
      'lounge.getLoungeReward': testProblem(404, 'lounge.reward.notFound'),
      'lounge.listArcadeGames': { content: [] },
      'lounge.listLoungeRewards': { content: [] },
    },
  })
  await expect.poll(address).toBe('/lucky-lounge')
  await expect.element(page.getByText('This reward is not available.')).toBeVisible()
})

test('links to tokens where they do not cover an entry', async () => {
  await openReward({ 'lounge.getUserTokens': { ...verifiedTokens, balance: 100 } })
  await expect.element(main.getByText(/You need 150 more tokens for an entry\./)).toBeVisible()
  expect(redeem.query()).toBeNull()
  await expect
    .element(main.getByRole('link', { name: 'Get tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
})

test.each([
  ['[GEO-006] outside the state', { ...inRegionCheck, isInRegion: false }, 'You are outside the state'],
  ['[GEO-003] where it is blocked', { ...inRegionCheck, permission: 'DENIED' }, 'Your location is blocked'],
] as const)('redeems nothing %s, and says so', async (_, check, title) => {
  const { asked } = await openDialog({ 'location.checkLocation': check })
  await expect.element(dialog.getByRole('heading', { name: title })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Redeem: Weekly drawing' }).query()).toBeNull()
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test('[GEO-002] redeems nothing for a player who left the state while choosing, and says so', async () => {
  const { asked, club } = await openDialog({ 'lounge.redeemEntries': redemption })
  club.browser.server.answer({ 'location.checkLocation': { ...inRegionCheck, isInRegion: false } })
  await dialog.getByRole('button', { name: 'Redeem 250 tokens' }).click()
  const refusal = page.getByRole('alertdialog', { name: 'That did not work' })
  await expect.element(refusal.getByText(/^You are outside the state/)).toBeVisible()
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test('[GEO-007] says that the browser asks for the location while it waits for the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<{ permission: string; position: null }>()
  await openReward({}, weeklyForPlayer, {
    read(onPrompt) {
      onPrompt()
      return promise
    },
  })
  await redeem.click()
  const asking = page.getByText(/^Answer your browser’s question/)
  await expect.element(asking).toBeVisible()
  resolve({ permission: 'GRANTED', position: null })
  await expect.element(dialog.getByRole('heading', { name: 'Redeem: Weekly drawing' })).toBeVisible()
  await expect.element(asking).not.toBeInTheDocument()
})

test('[REDEEM-013] [IDV-013] asks an unverified player for the identity check first', async () => {
  const { asked } = await openDialog({ 'profile.getProfile': newcomerProfile })
  await expect.element(dialog.getByRole('heading', { name: 'Verify your identity' })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Redeem: Weekly drawing' }).query()).toBeNull()
  expect(asked('location.checkLocation')).toEqual([])
})

test('offers a retry where the past draws cannot be read', async () => {
  const { club } = await openReward({ 'promotions.getPublishedDraws': offline })
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  club.browser.server.answer({
    'promotions.getPublishedDraws': { content: [], page: 0, size: 10, totalElements: 0 },
  })
  await again.click()
  await expect.element(main.getByText('Nothing has been drawn yet.')).toBeVisible()
})

test('refuses a number of entries that is not whole, says so, and redeems the number that is shown', async () => {
  const { asked } = await openDialog({ 'lounge.redeemEntries': redemption })
  const box = dialog.getByRole('spinbutton', { name: 'How many entries?' })
  await box.fill('1.5')
  await expect.element(box).toHaveAccessibleDescription(/“1\.5” is not a whole number from 1 to/)
  await expect.element(dialog.getByText(/^That takes 250 tokens/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem 250 tokens' }).click()
  await expect.poll(() => asked('lounge.redeemEntries')).toMatchObject([{ body: { quantity: 1 } }])
})

test('asks before Escape discards what was typed for a free entry', async () => {
  await openReward({
    'profile.getCountries': { countries: countriesFixture },
    'profile.getStates': { states: statesFixture },
    'profile.getCities': { cities: citiesFixture },
  })
  await main.getByRole('button', { name: 'Claim Free' }).click()
  const apartment = dialog.getByLabelText(/^Apartment or unit/)
  await apartment.fill('9C')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Close without sending?' })
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect.element(apartment).toHaveValue('9C')
})
