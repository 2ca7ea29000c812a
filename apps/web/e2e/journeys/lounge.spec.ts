import type { Page } from '@playwright/test'
import { expect, open, test } from '../club.ts'

const balanceOf = (page: Page) => page.getByRole('main').getByRole('link', { name: /Tokens$/ })
const tokensOn = async (page: Page) => Number((await balanceOf(page).textContent())?.replaceAll(/\D/g, ''))
const inWords = (tokens: number) => `${tokens.toLocaleString('en')} Tokens`

test('[CONVERT-004] [CONVERT-005] [CONVERT-007] [CONVERT-009] a player converts points to tokens by keyboard, and a double press converts them once', async ({
  page,
  enter,
}) => {
  await enter('expired@players.example')
  await open(page, '/lucky-lounge/store')
  const before = await tokensOn(page)
  await page.getByRole('button', { name: 'Convert points' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert points into tokens' })
  const slider = dialog.getByRole('slider', { name: 'Tokens' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('30')
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/tokens/redemptions')) sent.push(request.postDataJSON())
  })
  await dialog.getByRole('button', { name: 'Convert 300 points' }).dblclick()
  const done = page.getByRole('dialog', { name: 'Your tokens are here' })
  await expect(done).toBeVisible()
  expect(sent).toEqual([{ quantity: 3, points: 300, tokens: 30 }])
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(balanceOf(page)).toHaveText(inWords(before + 30))
})

test('[REDEEM-001] [REDEEM-014] [REDEEM-015] a player redeems tokens for entries, which the server counts once', async ({
  page,
  enter,
}) => {
  await enter('birthday@players.example')
  await open(page, '/lucky-lounge/reward/201')
  const before = await tokensOn(page)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem: Weekly drawing' })
  await expect(dialog.getByRole('spinbutton')).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Redeem 250 tokens' }).dblclick()
  const done = page.getByRole('dialog', { name: 'You are in!' })
  await expect(done.getByText(/1 entry was added/)).toBeVisible()
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(balanceOf(page)).toHaveText(inWords(before - 250))
  await expect(page.getByRole('main').getByText(/You need [\d,]+ more tokens? for an entry\./)).toBeVisible()
})
