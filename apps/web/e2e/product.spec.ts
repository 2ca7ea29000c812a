import { expect, open, signInPage, test } from './club.ts'

test('[SHELL-001] the site welcomes guests, and offers signed-in players points, tokens, tickets and the lounge', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const [name, href] of [
    ['Earn', '/earn'],
    ['Rewards', '/rewards'],
    ['Promotions', '/promotion'],
    ['Games', '/games'],
    ['Play', '/lucky-lounge'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect(page.getByRole('banner').getByRole('link', { name: /points/i })).toHaveCount(0)

  const { origin } = new URL(page.url())
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signInPage(page).submit('verified@players.example')
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(origin)
  await expect(page.getByRole('link', { name: '25,000 Points' })).toBeVisible()
  await expect(page.getByRole('link', { name: '5,000 Tokens' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Enter Ticket' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit the lounge' })).toHaveAttribute('href', '/lucky-lounge')
})

test('[SHELL-002] public pages need no sign-in, and say that they are for people of 21 or older', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/activate-email', '/media/faq']) {
    const answer = await request.get(path)
    expect(new URL(answer.url()).pathname).toBe(path)
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect(/<footer.*?<\/footer>/s.exec(html)?.[0], path).toContain('21 or older')
  }
})

test('[SHELL-004] the club serves one lottery, and offers no choice of another one or another state', async ({
  page,
  enter,
}) => {
  for (const email of [null, 'anniversary@players.example']) {
    if (email) await enter(email)
    await open(page, '/')
    await page.getByRole('button', { name: 'Side menu' }).click()
    const banner = page.getByRole('banner')
    await expect(banner.getByText('Copper State Lottery')).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /(change|choose|select).*(state|lottery)/i })).toHaveCount(0)
  }
})
