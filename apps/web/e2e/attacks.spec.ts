import type { Page } from '@playwright/test'
import { apiCalls, expect, open, ready, signInPage, signOut, stored, test } from './club.ts'
import { freshPlayer } from './freshPlayer.ts'

const GAME = '/lucky-lounge/game/801'
const ANNOUNCED =
  'As soon as you have signed in, Monsoon Reels starts and takes 10 tokens, if your balance allows it.'

/** Claims the daily bonus of fifty tokens for the signed-in player. */
async function earnTokens(page: Page) {
  await open(page, '/lucky-lounge')
  const credited = page.waitForResponse('**/lounge-activities/daily-bonus/credits')
  await page
    .getByRole('region', { name: '50 free tokens today' })
    .getByRole('button', { name: 'Claim' })
    .click()
  expect((await credited).status()).toBe(200)
  await signOut(page)
}

async function pressPlayForPrizes(page: Page) {
  await open(page, GAME)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^10 tokens/ }).check()
  await main.getByRole('button', { name: 'Play for prizes' }).click()
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: GAME })}`)
}

/** The game is open and idle: session and balance are loaded, and nothing has been paid. */
async function expectNoPlay(page: Page, calls: readonly string[]) {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^50 tokens$/i })).toBeVisible()
  await main.getByRole('radio', { name: /^10 tokens/ }).check()
  await expect(main.getByRole('button', { name: 'Play for prizes' })).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A play that starts by itself would have sent its request before the reload has ended.
  await page.reload()
  await expect(main.getByRole('link', { name: /^50 tokens$/i })).toBeVisible()
  expect(calls.filter(call => call.includes('arcade-debits'))).toEqual([])
}

test('[ARCADE-016] a play that a guest left on the sign-in page takes no tokens from the player who signs in later', async ({
  page,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'victim')
  await enter(email)
  await earnTokens(page)
  const calls = apiCalls(page)

  await pressPlayForPrizes(page)
  await expect(page.getByText(ANNOUNCED)).toBeVisible()
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register/)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(ANNOUNCED)).toHaveCount(0)
  await signInPage(page).submit(email)
  await expect(page).not.toHaveURL(/login/)
  await open(page, GAME)
  await expectNoPlay(page, calls)
})

test('[ARCADE-016] a play that a guest left by another address takes no tokens from the player who comes back to the game', async ({
  page,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'victim')
  await enter(email)
  await earnTokens(page)
  const calls = apiCalls(page)

  await pressPlayForPrizes(page)
  // Like an address typed by hand: the page receives no navigation event of the router.
  await page.goto('/rewards')
  await open(page, '/login')
  await signInPage(page).submit(email)
  await expect(page).not.toHaveURL(/login/)
  await open(page, GAME)
  await expectNoPlay(page, calls)
  expect(await stored(page)).not.toContain('deferred-play')
})

test('[ARCADE-016] a player who signs in on the page that announces a play can do so without it, also after a reload', async ({
  page,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'victim')
  await enter(email)
  await earnTokens(page)
  const calls = apiCalls(page)

  await pressPlayForPrizes(page)
  await page.reload()
  await ready(page)
  await expect(page.getByText(ANNOUNCED)).toBeVisible()
  await page.getByRole('button', { name: 'Do not start the game' }).press('Enter')
  await expect(signInPage(page).email).toBeFocused()
  await signInPage(page).submit(email)
  await expect(page).toHaveURL(GAME)
  await expectNoPlay(page, calls)
})

test('[AUTH-017] an open redemption does not come back for the guest or the next player after a sign-out in another tab', async ({
  page,
  context,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/rewards/101')
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()

  const other = await context.newPage()
  await open(other, '/')
  await signOut(other)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/25,000/)).toHaveCount(0)
  expect(await stored(page)).not.toMatch(/verified|Verity/)

  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Frewards%2F101$/)
  await signInPage(page).submit('newcomer@players.example')
  await expect(page).toHaveURL('/rewards/101')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('[BONUS-004] a daily bonus that one player has postponed is offered to the next one in the same browser', async ({
  page,
  context,
  enter,
  world,
}) => {
  const [first, next] = [await freshPlayer(world, 'first'), await freshPlayer(world, 'next')]
  await enter(first)
  await open(page, '/lucky-lounge')
  const banner = page.getByRole('region', { name: '50 free tokens today' })
  await banner.getByRole('button', { name: 'Not today' }).click()
  await expect(banner).toBeHidden()
  await signOut(page)
  await context.clearCookies()
  await enter(next)
  await open(page, '/lucky-lounge')
  await expect(banner).toBeVisible()
})
