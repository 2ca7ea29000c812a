import { expect, test } from './club.ts'

test('[GAMES-001] [GAMES-002] [ROUTE-036] a guest filters the library, turns its pages and goes back', async ({
  page,
}) => {
  await page.goto('/games')
  await expect(page.getByRole('region', { name: 'Jackrabbit Jackpot' })).toBeVisible()
  await page.getByText('Filter games').click()
  await page.getByRole('radio', { name: 'Ended' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/status=ended/)
  await expect(page.getByRole('link', { name: 'Highway Cash' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mega Millions (until 2025)' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/games$/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Powerball' })).toBeVisible()
})

test('[ROUTE-040] the list of a type shows the games of that type alone', async ({ page }) => {
  await page.goto('/games/types/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Scratchers' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Saguaro Gold/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Powerball' })).toHaveCount(0)
})

test('[ROUTE-038] [DRAW-008] a draw game shows its results, and its next draw stays hidden', async ({
  page,
}) => {
  await page.goto('/games-draw/13')
  await expect(page.getByRole('heading', { level: 1, name: 'Mega Millions' })).toBeVisible()
  await expect(page).toHaveTitle(/^Mega Millions/)
  const itsOwnWords = /^Pick five numbers from 1 to 70 and a Mega Ball/
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', itsOwnWords)
  await expect(page.getByRole('heading', { name: 'Prizes and odds' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide the next draw' }).click()
  await expect(page.getByRole('button', { name: 'Show the next draw' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show the next draw' })).toBeVisible()
  await page
    .getByRole('link', { name: 'Saguaro Gold' })
    .or(page.getByRole('link', { name: 'Fantasy Five' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mega Millions')
})

test('[ROUTE-041] [GAMES-006] a quick draw is shown in a frame of the game’s provider', async ({ page }) => {
  await page.goto('/games-quick-draw/71')
  await page.getByRole('link', { name: 'Watch the draw' }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByText('That was the draw.')).toBeVisible()
  await expect(game.getByRole('img', { name: /^Picture \d$/ })).toHaveCount(4)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await game.getByRole('button', { name: 'Sales close soon' }).click()
  await expect(page.getByText('Sales for this draw close within five minutes.')).toBeVisible()
})
