import { expect, open, PASSWORD, ready, signInPage, test } from '../../club.ts'

test('[GUARD-001] [AUTH-003] [AUTH-005] a guest who opens a secured page signs in with Enter and returns to it with its query', async ({
  page,
}) => {
  await open(page, '/history?shown=all')
  await expect(page).toHaveURL(/\/login/)
  const { email, password } = signInPage(page)
  await email.fill('verified@players.example')
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/history\?shown=all$/)
  await expect(page.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
})

test('[AUTH-003] a guest who signs in from the menu returns to the page, but to none of those that lead to a session', async ({
  page,
}) => {
  const signIn = page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Sign In' })
  const openMenu = () => page.getByRole('button', { name: 'Profile menu' }).click()
  for (const path of ['/', '/register', '/activate?key=nobodys']) {
    await open(page, path)
    await openMenu()
    await expect(signIn, path).toHaveAttribute('href', '/login')
  }
  await open(page, '/information-list?seen=1')
  await openMenu()
  await signIn.click()
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(/\/information-list\?seen=1$/)
  await expect(page.getByRole('link', { name: /Points$/ }).first()).toBeVisible()
})

for (const isRemembered of [true, false])
  test(`[AUTH-001] a session ${isRemembered ? 'with' : 'without'} remember-me ${isRemembered ? 'outlives' : 'ends with'} the browser`, async ({
    page,
    context,
  }) => {
    await open(page, '/login')
    const { rememberMe, submit } = signInPage(page)
    if (isRemembered) await rememberMe.check()
    await submit('poor@players.example')
    await expect(page).toHaveURL(url => url.pathname === '/')
    const cookie = (await context.cookies()).find(({ name }) => name === '__Host-pc_session')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
    if (isRemembered) expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 24 * 3600)
    else expect(cookie?.expires).toBe(-1)
  })

test('[AUTH-004] a message in the navigation state is shown in the message bar, once', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const message = { type: 'success', key: 'accounts.activation.done' }
    history.pushState({ usr: { message }, key: 'a', idx: 1 }, '', '/login')
  })
  await page.reload()
  const said = page.getByText('Your email address is confirmed and your account is active. Please sign in.')
  await expect(said).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(signInPage(page).email).toBeVisible()
  await expect(said).toBeHidden()
})
