import { expect, test } from './serveSite.ts'

test('shows a story of Storybook, whose build is served below the site', async ({ page }) => {
  await page.goto('/developers/designers/')
  await page.getByRole('link', { name: 'Storybook' }).click()
  await page.goto('/developers/storybook/?path=/story/primitives-button--default')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button').first()).toBeVisible()
})
