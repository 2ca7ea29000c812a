import { apiCalls, expect, open, PASSWORD, ready, signInPage, test } from '../../club.ts'

test('[GUARD-001] [AUTH-003] [AUTH-005] a guest who opens a secured page signs in with Enter and is back on it, query and all', async ({
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

test('[AUTH-003] [AUTH-014] [SHELL-007] sign-in calls login, session and account in this order, and leads home', async ({
  page,
}) => {
  await open(page, '/login')
  const calls = apiCalls(page)
  await signInPage(page).submit('verified@players.example')
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('link', { name: '25,000 points' })).toBeVisible()
  expect(calls.slice(0, 3)).toEqual(['POST /auth/login', 'GET /auth/get/session', 'GET /account'])
})

test('[AUTH-001] [AUTH-002] the form has its three fields, and ways on for those who lack something', async ({
  page,
}) => {
  await open(page, '/login')
  const { email, password, rememberMe } = signInPage(page)
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(rememberMe).not.toBeChecked()
  for (const [name, href] of [
    ['Forgot password?', '/forgot-password'],
    ['Resend activation email', '/activate-email'],
    ['Register', '/register'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
})

test('[AUTH-007] the button waits for both fields', async ({ page }) => {
  await open(page, '/login')
  const { email, password, button } = signInPage(page)
  await expect(button).toBeDisabled()
  await email.fill('verified@players.example')
  await expect(button).toBeDisabled()
  await password.fill('x')
  await expect(button).toBeEnabled()
  await email.fill('  ')
  await expect(button).toBeDisabled()
})

test('[AUTH-006] [AUTH-014] while it is authenticating a second press or Enter sends nothing, and the wait is shown', async ({
  page,
}) => {
  await open(page, '/login')
  const { password, button, submit } = signInPage(page)
  let sent = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async route => {
    sent += 1
    await held.promise
    await route.continue()
  })
  await submit('verified@players.example')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').getByText('Please wait').first()).toBeAttached()
  await button.click({ force: true })
  await password.press('Enter')
  held.resolve()
  await expect(page).toHaveURL(url => url.pathname === '/')
  expect(sent).toBe(1)
})

test('[VALID-002] [AUTH-007] a malformed email is named at its field, and nothing is sent', async ({
  page,
}) => {
  await open(page, '/login')
  const { email, button, submit } = signInPage(page)
  const calls = apiCalls(page)
  await submit('verified@players')
  await expect(email).toHaveAccessibleDescription(/Invalid email format/)
  await expect(email).toBeFocused()
  await expect(button).toBeEnabled()
  expect(calls).toEqual([])
  await email.fill('verified@players.example')
  await expect(email).toHaveAccessibleDescription('')
})

test('[AUTH-018] [AUTH-019] [AUTH-020] wrong passwords are refused, warned of, then locked; the email stays', async ({
  page,
}) => {
  await open(page, '/login')
  const { email, password, button, notice } = signInPage(page)
  await email.fill('nobody@players.example')
  for (const says of [
    'Email or password is not right. Check both and try again.',
    '3 attempts are left before your account is locked.',
    '2 attempts are left before your account is locked.',
    'One attempt is left before your account is locked.',
    'That was one attempt too many: your account is now locked.',
    'Your account is locked after too many sign-in attempts.',
  ]) {
    await password.fill('Wrong#2026')
    await button.click()
    await expect(notice).toContainText(says)
    await expect(email).toHaveValue('nobody@players.example')
    await expect(password).toHaveValue('')
  }
})

for (const [reason, address, says] of [
  ['notActivated', 'inactive', 'Your account is not activated yet.'],
  ['lockout', 'locked', 'Your account is locked after too many sign-in attempts.'],
] as const)
  test(`[AUTH-018] [AUTH-023] ${address}@ is told why: ${reason}`, async ({ page }) => {
    await open(page, '/login')
    const { notice, submit } = signInPage(page)
    await submit(`${address}@players.example`)
    await expect(notice).toContainText(says)
    await expect(page).toHaveURL(/\/login$/)
  })

test('[AUTH-018] a wrong password tells of the account only where the operator discloses it', async ({
  page,
  setFlags,
}) => {
  await open(page, '/login')
  const { notice, submit } = signInPage(page)
  await submit('inactive@players.example', 'Wrong#2026')
  await expect(notice).toContainText('Email or password is not right.')
  await setFlags({ DISCLOSE_ACCOUNT_STATE: true })
  await submit('inactive@players.example', 'Wrong#2026')
  await expect(notice).toContainText('Your account is not activated yet.')
})

test('[AUTH-016] without an account nobody is signed in, and the session at the server is ended', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  const { notice, submit } = signInPage(page)
  await page.route('**/api/account', route => route.fulfill({ json: {} }))
  const calls = apiCalls(page)
  await submit('poor@players.example')
  await expect(notice).toContainText('Your profile was not found.')
  await expect.poll(() => calls).toContain('POST /auth/logout')
  const session = async () => (await context.cookies()).find(({ name }) => name === '__Host-pc_session')
  await expect.poll(session).toBeUndefined()
})

for (const isRemembered of [true, false])
  test(`[AUTH-001] ${isRemembered ? 'with' : 'without'} remember-me the session ${isRemembered ? 'outlives' : 'ends with'} the browser`, async ({
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
  const said = page.getByText('Your account is active. Please sign in.')
  await expect(said).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(signInPage(page).email).toBeVisible()
  await expect(said).toBeHidden()
})

test('[AUTH-003] [GUARD-004] whatever ?from= says, sign-in never leads off the site', async ({
  page,
  context,
}) => {
  for (const hostile of ['//evil.example', 'javascript:alert(1)']) {
    await open(page, `/login?${new URLSearchParams({ from: hostile })}`)
    await signInPage(page).submit('poor@players.example')
    await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
    const { hostname, pathname } = new URL(page.url())
    expect([hostname, pathname], hostile).toEqual(['localhost', '/'])
    await context.clearCookies()
    await page.evaluate(() => [localStorage, sessionStorage].forEach(area => area.clear()))
  }
})
