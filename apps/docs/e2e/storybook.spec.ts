import { expect, test } from './serveSite.ts'

const preview = '/developers/storybook/iframe.html'

test('shows a story of Storybook, whose build is served below the site', async ({ page }) => {
  await page.goto('/developers/designers/')
  await page.getByRole('link', { name: 'Storybook' }).click()
  await page.goto('/developers/storybook/?path=/story/primitives-button--default')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button').first()).toBeVisible()
})

test('shows a second lottery with its colors and pictures', async ({ page }) => {
  const pageColor = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto(`${preview}?id=shell-header--guest&viewMode=story`)
  await expect(page.getByText('Copper State Lottery')).toBeVisible()
  const usual = await pageColor()
  await page.goto(`${preview}?id=shell-header--guest&viewMode=story&globals=theme:lakeside`)
  await expect(page.getByText('Lake State Lottery')).toBeVisible()
  expect(await pageColor()).not.toBe(usual)
  await expect
    .poll(() => page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth > 0)))
    .toEqual([true])
})

test('shows the foundations, and the specification on the page of a component', async ({ page }) => {
  await page.goto(`${preview}?id=foundations--docs&viewMode=docs`)
  await expect(page.getByText('subtleFg on subtleBg').first()).toBeVisible()
  await page.goto(`${preview}?id=primitives-button--docs&viewMode=docs`)
  await expect(page.getByText('MUST have its label as accessible name')).toBeVisible()
})
