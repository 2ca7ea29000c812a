import { expect, open, test } from './club.ts'
import { findProblems } from './findProblems.ts'
import { freshPlayer } from './freshPlayer.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[ARCADE-004] [ARCADE-025] [ARCADE-039] a player without tokens plays a game of NGL for fun by keyboard alone, and no play is recorded', async ({
  page,
  enter,
  world,
}) => {
  await enter(await freshPlayer(world, 'maze'))
  await open(page, '/lucky-lounge/game/804')
  const main = page.getByRole('main')
  await expect(main.getByText(/^You need 100 more tokens for this wager/)).toBeVisible()
  expect(await findProblems(page)).toEqual([])
  await main.getByRole('radio', { name: /^100 tokens/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(main.getByRole('radio', { name: /^50 tokens/ })).toBeChecked()
  const started = page.waitForResponse(response => response.url().endsWith('/ngl/plays'))
  await main.getByRole('button', { name: 'Play for fun' }).press('Enter')
  const begun = await started
  // The highest wager, in units of fifty tokens.
  expect(begun.request().postDataJSON()).toMatchObject({ gameId: 'PACMAN', wager: 10 })

  const dialog = page.getByRole('dialog', { name: 'Roadrunner Maze' })
  const game = dialog.frameLocator('iframe')
  await expect(game.locator('#act')).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(game.getByRole('button', { name: 'Place 1, covered' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: /^Place 2: / })).toBeFocused()
  const ended = page.waitForResponse(response => response.url().endsWith('/ngl/ends'))
  await game.locator('#act').press('Enter')
  expect(await (await ended).json()).toEqual({ amount: 0, balance: 0 })
  await expect(game.getByRole('status')).toHaveText(/No prize this time|That would have been/)
  await game.getByRole('button', { name: 'Back to the club' }).press('Enter')
  await expect(main.getByText('That was for fun: nothing was spent or won.')).toBeVisible()
  await open(page, '/lucky-lounge/history')
  await expect(main.getByText('Roadrunner Maze')).toHaveCount(0)
  await expect(main.getByText(/no results/i)).toBeVisible()
})
