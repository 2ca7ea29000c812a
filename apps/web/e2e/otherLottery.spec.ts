import { copperStateLottery } from '@players-club/domain-models'
import { LAKE_STATE } from '../../../scripts/testing/lakeState.ts'
import { expect, open, ready, test } from './club.ts'

test.use({ lotteryFile: LAKE_STATE })

const { lotteryName, clubName, loungeName } = copperStateLottery.brand
const theFirst = new RegExp([lotteryName, clubName, loungeName].join('|'))

test('a club of another lottery has its names on every page, from the server and in the browser', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/404/)
  for (const path of [
    '/login',
    '/register',
    '/media/about_us',
    '/media/terms_conditions_ll',
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html.replace(/<script[^]*?<\/script>/g, '')).not.toMatch(theFirst)
    await open(page, path)
    await expect(page).toHaveTitle(/Lake State Lottery/)
    await expect(page.getByRole('contentinfo')).toContainText('© Lake State Lottery')
    await expect(page.locator('body')).not.toContainText(theFirst)
  }
})

test('a club of another lottery keeps its names in another language and after a navigation', async ({
  page,
}) => {
  await open(page, '/lucky-lounge')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await ready(page)
  await expect(page.getByRole('banner')).toContainText('Lakeside Club')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Lakeside Club/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toContainText('© Lake State Lottery')
})

test('the settings of another lottery hold for the server’s page and for the browser', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('main').getByRole('combobox', { name: /rows|page/i })).toHaveValue('50')
  await expect(page.getByRole('tab', { name: 'Draws (second chance)' })).toBeVisible()
  await open(page, '/ticket-entry')
  await expect(page.getByRole('tab', { name: 'Scratch ticket' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Quick draw' })).toHaveCount(0)
})
