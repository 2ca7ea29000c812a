import type { Page } from '@playwright/test'
import { expect, messageBar, open, test } from '../club.ts'

const PLAYER = 'noattempts@players.example'

/** Opens the reward's dialog, confirms with a double click, and returns the status of the one response. */
async function redeem(page: Page, action: string, confirm: string): Promise<number> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: action, exact: true }).click()
  const answered = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith('/redemptions'),
  )
  await page.getByRole('dialog').getByRole('button', { name: confirm }).dblclick()
  return (await answered).status()
}

test('[REWARD-004] a guest sees every kind of reward, the free entry, and past rewards with their winners', async ({
  page,
}) => {
  await open(page, '/rewards')
  const main = page.getByRole('main')
  await expect(main.getByRole('tab')).toHaveText(['Draws', 'Coupons', 'Partners', 'Arcade', 'From the club'])
  await expect(main.getByRole('link', { name: 'Drawings with a free entry' })).toBeVisible()
  await main.getByText('Past rewards and their winners').click()
  await main.getByRole('link', { name: /Two seats at spring training/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Two seats at spring training')
  await expect(page).toHaveTitle(/^Two seats at spring training/)
  await expect(main.getByRole('heading', { name: 'Prizes and winners' })).toBeVisible()
})

test('[REWARD-006] the server redirects a guest to the sign-in where the address asks for it', async ({
  request,
}) => {
  const answer = await request.get('/rewards/101?login=true', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/login?from=%2Frewards%2F101')
})

test(
  '[REWARD-001] [REWARD-012] [REWARD-013] [REWARD-016] [REWARD-017] [API-057] a player redeems a coupon and enters a draw, each once, and a game that does not load costs nothing',
  { tag: '@embedded' },
  async ({ page, enter, world }) => {
    await enter(PLAYER)
    await open(page, '/rewards/112?login=true')
    await expect(page).toHaveURL('/rewards/112?login=true')
    const points = (text: string) => page.getByRole('banner').getByRole('link', { name: `${text} points` })
    await expect(points('640')).toBeVisible()
    await world.postToSandbox('/faults', { service: 'arcade', calls: 1, status: 503 })
    expect(await redeem(page, 'Play', 'Redeem for 150 points')).toBe(503)
    const game = page.getByRole('dialog', { name: 'One round of Saguaro Spin' })
    await expect(game).toContainText('Error loading game, please try again')
    await game.getByRole('button', { name: 'Close the game' }).click()
    await expect(points('640')).toBeVisible()

    await open(page, '/rewards/101')
    expect(await redeem(page, 'Redeem', 'Redeem for 350 points')).toBe(200)
    const coupon = page.getByRole('dialog', { name: 'Your coupon' })
    await expect(coupon.getByText(/^CSL-\w{4}-\w{4}$/)).toBeVisible()
    await expect(coupon.getByRole('img', { name: /^Barcode of code CSL-/ })).toBeVisible()
    await coupon.getByRole('button', { name: 'Done' }).click()
    await expect(messageBar(page)).toContainText('Your reward has been redeemed.')
    await expect(points('290')).toBeVisible()

    await open(page, '/rewards/107')
    expect(await redeem(page, 'Enter', 'Redeem for 250 points')).toBe(200)
    await page.getByRole('dialog', { name: 'You are in!' }).getByRole('button', { name: 'Done' }).click()
    await expect(points('40')).toBeVisible()

    await open(page, '/history?tab=rewards')
    await expect(page.getByRole('rowheader', { name: '$5 off scratchers' })).toHaveCount(1)
    await expect(page.getByRole('rowheader', { name: 'A year of scratchers' })).toHaveCount(1)
  },
)

test('[REWARD-001] [REWARD-015] a player redeems a round of a game, plays it, and wins what it showed', async ({
  page,
  enter,
}) => {
  await enter('lastchance@players.example')
  await open(page, '/rewards/112')
  const { balance } = await (await page.request.get('/api/loyalty/v1/points/balance')).json()
  expect(await redeem(page, 'Play', 'Redeem for 150 points')).toBe(200)
  const game = page.getByRole('dialog', { name: 'One round of Saguaro Spin' })
  const frame = game.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Spin 1 of 3' }).click()
  await expect(frame.getByRole('button', { name: 'Spin 2 of 3' })).toBeVisible()
  const skipped = page.waitForResponse(response => response.url().endsWith('/digital-games/skips'))
  await game.getByRole('button', { name: 'Show the result without playing' }).click()
  const { amount } = await (await skipped).json()
  await expect(game).toBeHidden()
  const left = (balance - 150 + amount).toLocaleString('en-US')
  await expect(page.getByRole('banner').getByRole('link', { name: `${left} points` })).toBeVisible()
})
