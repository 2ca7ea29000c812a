import type { Page } from '@playwright/test'
import { expect, open, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'

const answered = (page: Page, path: string) =>
  page.waitForResponse(response => response.request().method() === 'POST' && response.url().endsWith(path))

const points = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${count} points?$`, 'i') })

test('[ROUTE-027] [ACTV-011] a guest who wants to play signs in first, and returns to the game', async ({
  page,
}) => {
  await open(page, '/interactive-game/14')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The copper wheel')
  await expect(main.getByRole('row', { name: /500 points.*One play in 50/ })).toBeVisible()
  await main.getByRole('button', { name: 'Sign in to play' }).click()
  await expect(page).toHaveURL('/login?from=%2Finteractive-game%2F14')
})

test('[ROUTE-027] [ACTV-012] [ACTV-014] [EARN-010] a player plays for points by keyboard, loses the page during the game, and is credited once', async ({
  page,
  enter,
  world,
}) => {
  await enter(await freshPlayer(world, 'wheel'))
  await open(page, '/interactive-game/14')
  const main = page.getByRole('main')
  const begun = answered(page, '/digital-games/plays')
  await main.getByRole('button', { name: 'Play for points' }).dblclick()
  const { baseAmount, digitalRevealToken } = await (await begun).json()
  const dialog = page.getByRole('dialog', { name: 'The copper wheel' })
  const game = dialog.frameLocator('iframe')
  await expect(game.locator('#act')).toBeEnabled()

  await page.reload()
  const shown = page.waitForResponse(response => response.url().includes(digitalRevealToken))
  await main.getByRole('button', { name: 'Keep playing' }).click()
  expect((await shown).status()).toBe(200)
  await expect(game.locator('#act')).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(game.locator('#act')).toBeFocused()
  while (await game.locator('#act').isVisible()) {
    await expect(game.locator('#act')).not.toHaveAttribute('aria-disabled')
    await page.keyboard.press('Enter')
    await expect(game.locator('#act:not([aria-disabled])')).toBeAttached()
  }
  await expect(game.getByRole('status')).toHaveText(
    baseAmount === 0 ? /No prize this time/ : new RegExp(`You win ${baseAmount} points!`),
  )
  await game.getByRole('button', { name: 'Back to the club' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Maximum limit reached!')).toBeVisible()
  await expect(points(page, baseAmount)).toBeVisible()

  await main.getByRole('button', { name: 'Play for fun' }).click()
  await expect(game.locator('#act')).toBeEnabled()
  await dialog.getByRole('button', { name: 'Close the game' }).click()
  await expect(main.getByText('That was for fun: nothing was spent or won.')).toBeVisible()
  await page.reload()
  await expect(points(page, baseAmount)).toBeVisible()
})

test('[ACTV-013] [ACTV-015] [ACTV-016] a player retries a game that does not load, turns the device for a portrait-only game, and gets its bonus at its end', async ({
  page,
  enter,
  world,
}) => {
  await enter(await freshPlayer(world, 'drop'))
  await open(page, '/interactive-game/15')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Saguaro drop' })
  await world.postToSandbox('/faults', { service: 'arcade', calls: 1, status: 503 })
  await main.getByRole('button', { name: 'Play for points' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Error loading game, please try again')
  const begun = answered(page, '/digital-games/plays')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const { baseAmount, prizeType } = await (await begun).json()
  expect(prizeType).toBe('BONUS_CAMPAIGN')

  await expect(dialog.getByRole('alert')).toContainText('This game is played upright. Turn your device.')
  await page.setViewportSize({ width: 700, height: 1000 })
  await expect(dialog.getByRole('alert')).toBeHidden()
  const game = dialog.frameLocator('iframe')
  await expect(game.locator('#act')).toBeEnabled()
  const ended = answered(page, '/digital-games/ends')
  await game.getByRole('button', { name: 'Back to the club' }).click()
  const { amount, balance } = await (await ended).json()
  expect(amount).toBe(baseAmount === 0 ? 0 : baseAmount + 20)
  expect(balance).toBe(amount)
  await expect(dialog).toBeHidden()
  await expect(points(page, amount)).toBeVisible()
})
