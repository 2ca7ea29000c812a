import { AxeBuilder } from '@axe-core/playwright'
import { clickToClose, expect, test } from './partner.ts'

test('the browser partitions the cookies and storage of other sites', async ({ page, partner, world }) => {
  await page.goto(world.clubUrl)
  await page.evaluate(() => {
    localStorage.setItem('kept', 'in the club')
    document.cookie = 'unpartitioned=x; Secure; SameSite=None; Path=/'
  })
  const seenInFrame = async (partnerUrl: string) => {
    const framed = page.waitForRequest(/\/embed\/frames\/balance/)
    await page.goto(`${partnerUrl}/partner`)
    await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
    const { cookie = '' } = await (await framed).allHeaders()
    const kept = await partner.widget.locator('body').evaluate(() => localStorage.getItem('kept'))
    return { hasCookie: cookie.includes('unpartitioned=x'), kept }
  }
  // The same frame on another origin of the club's own site receives both.
  expect(await seenInFrame(world.sandboxUrl)).toEqual({ hasCookie: true, kept: 'in the club' })
  expect(await seenInFrame(world.partnerSiteUrl)).toEqual({ hasCookie: false, kept: null })
})

test('a guest signs in on the partner’s page, stays signed in, and is signed out with the club', async ({
  page,
  context,
  partner,
  world,
}) => {
  await partner.visit()
  await expect(partner.widget.getByText('Sign in to see your tokens here.')).toBeVisible()

  await partner.signIn('verified@players.example')
  await expect(partner.widget.getByText('Your tokens: 5,000 tokens')).toBeAttached()
  expect(await partner.events()).toEqual([
    ['ready', 'balance'],
    ['signedin', 'balance'],
  ])

  const cookies = (await context.cookies()).filter(({ name }) => name === '__Host-pc_embed')
  expect(cookies).toMatchObject([
    { httpOnly: true, secure: true, sameSite: 'None', partitionKey: expect.stringContaining('127.0.0.1') },
  ])

  await page.reload()
  await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
  await expect(partner.widget.getByText('Your tokens: 5,000 tokens')).toBeAttached()

  const club = await context.newPage()
  await club.goto(world.clubUrl)
  await club.getByRole('button', { name: 'Profile menu' }).click()
  await club.getByRole('button', { name: 'Sign Out' }).click()
  await expect(club.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await page.reload()
  await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
  await expect(partner.widget.getByText('Your session has ended.')).toBeVisible()
  await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a player who is signed in at the club is only asked, and may decline', async ({
  page,
  partner,
  signIn,
  world,
}) => {
  await signIn('verified@players.example')
  await partner.visit()
  const club = await partner.openWindow()
  const site = new URL(world.partnerSiteUrl).host
  await expect(club.getByRole('heading', { name: `Show your balance on ${site}?` })).toBeVisible()
  expect((await new AxeBuilder({ page: club }).analyze()).violations).toEqual([])
  await clickToClose(club, 'Cancel')
  await expect(partner.widget.getByText('Sign in to see your tokens here.')).toBeVisible()
  expect(await partner.events()).toEqual([['ready', 'balance']])
  await page.close()
})

test('a sign-in window that is closed early can be opened again', async ({ partner }) => {
  await partner.visit()
  const club = await partner.openWindow()
  await expect(partner.widget.getByRole('button', { name: 'Show the window' })).toBeVisible()
  await club.close()
  await expect(partner.widget.getByText('The window was closed before you finished.')).toBeVisible()
  await partner.signIn('poor@players.example')
  await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
})

test('the lounge itself is offered where the browser blocks the sign-in window', async ({
  page,
  partner,
  world,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await partner.visit()
  await partner.widget.getByRole('button', { name: 'Sign in' }).click()
  await expect(partner.widget.getByText('Your browser did not open the sign-in window.')).toBeVisible()
  const lounge = partner.widget.getByRole('link', { name: 'Open Lucky Lounge' })
  await expect(lounge).toHaveAttribute('target', '_blank')
  expect(await lounge.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${world.clubUrl}/lucky-lounge`)
  expect(await partner.events()).toEqual([
    ['ready', 'balance'],
    ['error', 'blocked'],
  ])
})

test('the sign-in window without an opener says where to go', async ({ page }) => {
  await page.goto('/embed/sign-in?partner=https%3A%2F%2Fpartner.example&nonce=nonce-of-one-sign-in')
  await expect(page.getByRole('heading', { name: 'Where did you come from?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the Players Club' })).toBeVisible()
})
