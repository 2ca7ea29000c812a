import type { FrameLocator, Page } from '@playwright/test'
import { expect, open, signInPage, signOut, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'

const answered = (page: Page, path: string) =>
  page.waitForResponse(response => response.request().method() === 'POST' && response.url().endsWith(path))

const tokens = (page: Page, count: number) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${count} tokens?$`, 'i') })

/** Presses the game's button until the game is over. */
async function playOut(page: Page, game: FrameLocator) {
  await expect(game.locator('#act')).toBeEnabled()
  await game.locator('#act').focus()
  while (await game.locator('#act').isVisible()) {
    await page.keyboard.press('Enter')
    await expect(game.locator('#act:not([aria-disabled])')).toBeAttached()
  }
}

test('[ARCADE-001] [ARCADE-015] [ARCADE-016] [ARCADE-019] [ARCADE-040] [LOBBY-003] a guest’s play waits for the sign-in, is paid once, survives the loss of its page, and wins once', async ({
  page,
  enter,
  world,
}) => {
  const email = await freshPlayer(world, 'reels')
  await enter(email)
  await open(page, '/lucky-lounge')
  const credited = answered(page, '/lounge-activities/daily-bonus/credits')
  await page
    .getByRole('region', { name: '50 free tokens today' })
    .getByRole('button', { name: 'Claim' })
    .click()
  expect((await credited).status()).toBe(200)
  await signOut(page)

  await open(page, '/lucky-lounge/game/801')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^10 tokens/ }).check()
  await main.getByRole('button', { name: 'Play for prizes' }).click()
  await expect(page).toHaveURL('/login?from=%2Flucky-lounge%2Fgame%2F801')
  const debits: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/tokens/arcade-debits')) debits.push(request.postDataJSON())
  })
  const begun = answered(page, '/tokens/arcade-debits')
  await signInPage(page).submit(email)
  const { prizes, balance } = await (await begun).json()
  expect(balance).toBe(40)
  const dialog = page.getByRole('dialog', { name: 'Monsoon Reels' })
  const game = dialog.frameLocator('iframe')
  await expect(game.locator('#act')).toBeEnabled()

  await page.reload()
  await expect(tokens(page, 40)).toBeVisible()
  await main.getByRole('button', { name: 'Keep playing' }).click()
  const ended = answered(page, '/digital-games/ends')
  await playOut(page, game)
  const won = prizes[0].amount
  expect(await (await ended).json()).toEqual({ amount: won, balance: 40 + won })
  await expect(game.getByRole('status')).toHaveText(
    won === 0 ? /No prize this time/ : new RegExp(`You win ${won.toLocaleString('en-US')} tokens`),
  )
  await game.getByRole('button', { name: 'Back to the club' }).press('Enter')
  await expect(dialog).toBeHidden()

  await main.getByRole('radio', { name: /^30 tokens/ }).check()
  const second = answered(page, '/tokens/arcade-debits')
  await main.getByRole('button', { name: 'Play for prizes' }).dblclick()
  const again = (await (await second).json()).prizes[0].amount
  const skipped = answered(page, '/digital-games/skips')
  await dialog.getByRole('button', { name: 'Show the result without playing' }).click()
  expect(await (await skipped).json()).toEqual({ amount: again, balance: 10 + won + again })
  await expect(tokens(page, 10 + won + again)).toBeVisible()
  expect(debits).toEqual([
    { amount: 10, key: 'MONSOON_REELS' },
    { amount: 30, key: 'MONSOON_REELS' },
  ])

  await open(page, '/lucky-lounge/history')
  const plays = [won, again].filter(amount => amount > 0).length + 2
  await expect(main.getByRole('row', { name: /Monsoon Reels/ })).toHaveCount(plays)
})

test('[ARCADE-027] a play whose page is left by Back while it opens is paid once and continued, and its wager shows meanwhile', async ({
  page,
  enter,
  world,
}) => {
  await enter(await freshPlayer(world, 'back'))
  await open(page, '/lucky-lounge')
  await page
    .getByRole('region', { name: '50 free tokens today' })
    .getByRole('button', { name: 'Claim' })
    .click()
  await expect(tokens(page, 50)).toBeVisible()
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /Monsoon Reels/ })
    .first()
    .click()
  await main.getByRole('radio', { name: /^10 tokens/ }).check()

  const DEBITS = '**/tokens/arcade-debits'
  const keys: (string | null)[] = []
  page.on('request', async request => {
    if (request.url().endsWith('/tokens/arcade-debits'))
      keys.push(await request.headerValue('idempotency-key'))
  })
  const [paid, left] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()]
  await page.route(DEBITS, async route => {
    const response = await route.fetch()
    paid.resolve(await response.json())
    await left.promise
    await route.fulfill({ response })
  })
  await main.getByRole('button', { name: 'Play for prizes' }).click()
  const play = await paid.promise
  expect(play).toMatchObject({ balance: 40 })
  await page.goBack()
  // The address changes before the page does.
  await expect(main.getByRole('heading', { name: 'Monsoon Reels', level: 1 })).toBeHidden()
  left.resolve()
  await expect(tokens(page, 40)).toBeVisible()
  await page.unroute(DEBITS)

  await page.goForward()
  const repeated = answered(page, '/tokens/arcade-debits')
  await main.getByRole('button', { name: 'Keep playing' }).click()
  expect(await (await repeated).json()).toEqual(play)
  const skipped = answered(page, '/digital-games/skips')
  await page
    .getByRole('dialog', { name: 'Monsoon Reels' })
    .getByRole('button', { name: 'Show the result without playing' })
    .click()
  const { amount, balance } = await (await skipped).json()
  expect(balance).toBe(40 + amount)
  expect(keys).toEqual([keys[0], keys[0]])
})
