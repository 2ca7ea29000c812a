import type { Locator, Page } from '@playwright/test'
import { apiCalls, expect, open, PASSWORD, ready, stored, test } from './club.ts'
import { findProblems } from './findProblems.ts'
import { freshEmail, registerPage } from './registerPage.ts'

async function toPersonal(page: Page, path = '/register') {
  await open(page, path)
  const wizard = registerPage(page)
  await wizard.fillCredentials(freshEmail())
  await wizard.next.click()
  await expect(wizard.personal).toBeVisible()
  return wizard
}

test('[REG-026] with disclosure an address in use is said at its field, with the ways on', async ({
  page,
  setFlags,
}) => {
  await setFlags({ DISCLOSE_ACCOUNT_STATE: true })
  await open(page, '/register')
  const { email, fillCredentials, next, credentials } = registerPage(page)
  await fillCredentials('verified@players.example')
  await next.click()
  await expect(email).toHaveAccessibleDescription(/This email address already has an account/)
  await expect(email).toBeFocused()
  await expect(credentials).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  expect(await findProblems(page)).toEqual([])
})

test('[REG-027] with disclosure the owner of a suspended account is offered its reactivation', async ({
  page,
  setFlags,
}) => {
  await setFlags({ DISCLOSE_ACCOUNT_STATE: true })
  await open(page, '/register')
  const { fillCredentials, next } = registerPage(page)
  await fillCredentials('suspended@players.example')
  await next.click()
  const asked = page.getByRole('alertdialog', { name: 'Your account is suspended' })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[REG-014] [REG-013] Next waits for email, password and terms; a press on a step leads nowhere ahead', async ({
  page,
}) => {
  await open(page, '/register')
  const { email, password, terms, next, credentials } = registerPage(page)
  await expect(next).toBeDisabled()
  await email.fill('ana@players.example')
  await password.fill(PASSWORD)
  await expect(next).toBeDisabled()
  await expect(page.getByText('To go on, accept the terms.')).toBeVisible()
  await terms.check()
  await expect(next).toBeEnabled()
  await page.getByText('Verify your account', { exact: false }).first().click()
  await expect(credentials).toBeVisible()
})

test('[VALID-001] [VALID-005] [VALID-007] a field that is left says what is wrong with it', async ({
  page,
}) => {
  await open(page, '/register')
  const { email, password, next } = registerPage(page)
  for (const wrong of [
    'a@b',
    '<script>alert(1)</script>',
    `${'a'.repeat(95)}@b.co`,
    'مثال@b.co',
    '😀@b.co',
  ]) {
    await email.fill(wrong)
    await password.focus()
    await expect(email, wrong).toHaveAccessibleDescription(/Please enter valid email address/)
  }
  await password.pressSequentially('Ab c1é!')
  await expect(password).toHaveValue('Abc1!')
  await email.focus()
  await expect(password).toHaveAccessibleDescription(/Enter valid password/)
  await expect(next).toBeDisabled()
})

test('[ROUTE-003] [REG-022] [REG-023] an invitation brings its code; one that nobody gave keeps from going on until it is left out', async ({
  page,
}) => {
  await open(page, '/register/NOBODY-GAVE-IT')
  const { inviteCode, fillCredentials, next, personal } = registerPage(page)
  await expect(inviteCode).toHaveValue('NOBODY-GAVE-IT')
  await expect(inviteCode).toHaveAccessibleDescription(/This invite code is not valid/)
  const calls = apiCalls(page)
  await fillCredentials(freshEmail())
  await next.click()
  await expect(inviteCode).toBeFocused()
  expect(calls).toEqual(['POST /registration/check-invite-code'])
  await inviteCode.fill('')
  await next.click()
  await expect(personal).toBeVisible()
})

test('[REG-015] [REG-002] a member’s code is good, however it is typed, and asked about before the email', async ({
  page,
  context,
  enter,
}) => {
  await enter('verified@players.example')
  const account = await page.request.get('/api/account')
  const { inviteCode: code } = await account.json()
  await context.clearCookies()
  await open(page, '/register')
  const { inviteCode, fillCredentials, next, personal } = registerPage(page)
  await page.getByRole('button', { name: 'I have an invite code' }).click()
  await expect(inviteCode).toBeFocused()
  await inviteCode.fill(` ${code} `)
  await inviteCode.blur()
  await expect(page.getByText('This code is good.')).toBeVisible()
  const calls = apiCalls(page)
  await fillCredentials(freshEmail())
  await next.click()
  await expect(personal).toBeVisible()
  expect(calls.slice(0, 2)).toEqual([
    'POST /registration/check-invite-code',
    'POST /registration/check-email',
  ])
})

test('[GUARD-002] [REG-003] a player is sent home from /register, and told on an invitation for whom it is', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await page.goto('/register')
  await expect(page).toHaveURL(url => url.pathname === '/')
  await open(page, '/register/FRIEND')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation is only for new customers',
  )
  await expect(main.getByRole('textbox')).toHaveCount(0)
  expect(await findProblems(page)).toEqual([])
  await main.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[GUARD-002] who signs in in another tab while registering is taken home', async ({
  page,
  context,
  enter,
  setFlags,
}) => {
  await setFlags({ switches: { USE_LOCAL_STORAGE_TO_LOGIN: true } })
  await open(page, '/register/FRIEND')
  await expect(registerPage(page).credentials).toBeVisible()
  const other = await context.newPage()
  await enter('newcomer@players.example')
  await open(other, '/')
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[REG-012] steps keep what was typed, also by the browser’s back and forward; a reload begins anew, and no password is kept', async ({
  page,
}) => {
  const wizard = await toPersonal(page)
  await wizard.firstName.fill('Ana')
  await wizard.previous.click()
  await expect(wizard.credentials).toBeFocused()
  await expect(wizard.password).toHaveValue(PASSWORD)
  await wizard.next.click()
  await expect(wizard.firstName).toHaveValue('Ana')
  await page.goBack()
  await expect(wizard.credentials).toBeVisible()
  await expect(wizard.terms).toBeChecked()
  await page.goForward()
  await expect(wizard.firstName).toHaveValue('Ana')
  expect(await stored(page)).not.toContain(PASSWORD)
  await page.reload()
  await ready(page)
  await expect(wizard.credentials).toBeVisible()
  await expect(wizard.email).toHaveValue('')
})

test('[REG-004] [VALID-012] [ERR-018] what is missing is summed up, each leading to its field, and an address that is refused is said at its field', async ({
  page,
}) => {
  const wizard = await toPersonal(page)
  const main = page.getByRole('main')
  await wizard.firstName.fill('Ana😀')
  await wizard.save.click()
  const summary = main.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid first name',
    'Please enter a valid last name',
    'Please enter a valid date of birth',
  ])
  await summary.getByRole('link').nth(1).click()
  await expect(wizard.lastName).toBeFocused()

  await wizard.firstName.fill('Ana')
  await wizard.lastName.fill('Vega')
  await wizard.fillBirthDate('1990-04-27')
  await main.getByLabel(/^Country/).selectOption({ label: 'United States' })
  await main.getByLabel('Street address').fill('1 Nowhere')
  await main.getByLabel('State').selectOption({ label: 'Arizona' })
  await main.getByLabel('City').fill('Phoenix')
  await main.getByLabel('Zip code').fill('85007')
  const refusal = { status: 422, title: 'Unprocessable', errorKey: 'registration.addressInvalid' }
  await page.route('**/api/loyalty/v2/players', route => route.fulfill({ status: 422, json: refusal }), {
    times: 1,
  })
  await wizard.save.click()
  await expect(main.getByLabel('Street address')).toHaveAccessibleDescription(/could not find this address/)
  await expect(wizard.lastName).toHaveValue('Vega')
  await expect(main.getByRole('alert').getByRole('link')).toHaveText([/could not find this address/])
  await main.getByLabel('Street address').fill('1200 W Washington St')
  await wizard.save.click()
  await expect(wizard.verify).toBeVisible()
})

for (const [timezoneId, now, lastToday, firstTomorrow] of [
  ['Pacific/Kiritimati', '2027-03-10T12:00:00Z', '2006-03-10', '2006-03-11'],
  ['Pacific/Pago_Pago', '2027-03-10T08:00:00Z', '2006-03-10', '2006-03-11'],
  ['Europe/Madrid', '2025-02-28T19:00:00Z', '2004-02-28', '2004-02-29'],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test(`[VALID-013] [VALID-014] on ${now} who was born on ${lastToday} may play, who was born on ${firstTomorrow} not yet: Phoenix counts`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(now)
      const wizard = await toPersonal(page)
      await wizard.fillBirthDate(firstTomorrow)
      await wizard.firstName.focus()
      const tooYoung = page.getByText('user must be 21 or older')
      await expect(tooYoung).toBeVisible()
      await wizard.fillBirthDate(lastToday)
      await wizard.firstName.focus()
      await expect(tooYoung).toBeHidden()
    })
  })

test('[REG-008] [REG-016] [REG-017] [API-035] the captcha’s script comes only now; while it works it is seen and said, and a second press sends nothing', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  const wizard = await toPersonal(page)
  // What describes the call is there; what works for it is not.
  expect(scripts.filter(url => /captcha(?!Challenge)/i.test(url))).toEqual([])
  let registrations = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/api/captcha/REGISTRATION', async route => {
    await held.promise
    await route.continue()
  })
  await page.route('**/api/loyalty/v2/players', async route => {
    registrations += 1
    await route.continue()
  })
  await wizard.skip.dblclick()
  await expect(page.getByText('Checking that you are not a robot…')).toBeVisible()
  await expect(page.getByRole('status').getByText('Please wait').first()).toBeAttached()
  await page.keyboard.press('Enter')
  expect(registrations).toBe(0)
  held.resolve()
  await expect(wizard.verify).toBeVisible()
  expect(registrations).toBe(1)
  expect(scripts.filter(url => /captcha\.worker/.test(url)).length).toBeGreaterThan(0)
  expect(scripts.every(url => new URL(url).hostname === 'localhost')).toBe(true)

  // The browser's back does not undo it; whoever asks for the page again begins afresh.
  await page.goBack()
  await expect(wizard.verify).toBeVisible()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(wizard.credentials).toBeVisible()
  await expect(wizard.email).toHaveValue('')
})

test('[REG-008] [API-035] a captcha that cannot be had, or the scripts that solve it, is told, and tried again with everything kept', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const wizard = await toPersonal(page)
  await wizard.firstName.fill('Ana')
  await wizard.lastName.fill('Vega')
  await wizard.fillBirthDate('1990-04-27')
  const alert = page.getByRole('main').getByRole('alert')
  const retry = alert.getByRole('button', { name: 'Try again' })
  // In the order in which they are fetched: a try that lacks the next one had what was missing before.
  const parts = [/\/api\/captcha\/REGISTRATION/, /\/solveCaptcha-[^/]+\.js/, /\/captcha\.worker-[^/]+\.js/]
  for (const [before, part] of parts.entries()) {
    await page.route(part, route => route.abort('internetdisconnected'))
    const refused = page.waitForEvent('requestfailed', request => part.test(request.url()))
    await (before === 0 ? wizard.save : retry).click()
    await refused
    await expect(alert).toContainText('We could not check that you are not a robot.')
    await expect(wizard.lastName).toHaveValue('Vega')
    await page.unroute(part)
  }
  await retry.click()
  await expect(wizard.verify).toBeVisible()
})

const HTTP_500 = { status: 500, json: { status: 500, title: 'Out of order' } }

test('[REG-019] a fault, a closed club or a lost connection at registration: the message bar says so, and the step and everything typed stay', async ({
  page,
}) => {
  const wizard = await toPersonal(page)
  await wizard.firstName.fill('Ana')
  await wizard.lastName.fill('Vega')
  await wizard.fillBirthDate('1990-04-27')
  for (const [answer, text] of [
    [HTTP_500, 'We could not register you.'],
    [
      { status: 503, json: { status: 503, title: 'Closed' } },
      'Service Temporarily Unavailable. Try again later.',
    ],
    [null, 'We could not reach the club.'],
  ] as const) {
    await page.route('**/api/loyalty/v2/players', route =>
      answer ? route.fulfill(answer) : route.abort('internetdisconnected'),
    )
    await wizard.save.click()
    await expect(page.getByText(text)).toHaveCount(2)
    await expect(wizard.personal).toBeVisible()
    await expect(wizard.lastName).toHaveValue('Vega')
    await page.unroute('**/api/loyalty/v2/players')
  }
  await wizard.save.click()
  await expect(wizard.verify).toBeVisible()
})

test('[ERR-017] an email check that fails has its text in the message bar, and keeps everything', async ({
  page,
}) => {
  await page.route('**/api/registration/check-email', route => route.fulfill(HTTP_500))
  await open(page, '/register')
  const { fillCredentials, next, credentials, terms } = registerPage(page)
  await fillCredentials(freshEmail())
  await next.click()
  await expect(page.getByText('General error has occurred, please try again.')).toBeVisible()
  await expect(credentials).toBeVisible()
  await expect(terms).toBeChecked()
})

test('by keyboard alone, at 320 px, in the dark: nothing to find, no sideways scroll, registered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/register')
  const wizard = registerPage(page)
  const narrow = async () => {
    expect(await findProblems(page, 'what a narrow screen changes')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  const to = async (control: Locator) => {
    while (!(await control.evaluate(element => element === document.activeElement)))
      await page.keyboard.press('Tab')
  }
  await narrow()
  await wizard.email.focus()
  await page.keyboard.type(freshEmail('keys'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await to(wizard.terms)
  await page.keyboard.press('Space')
  await expect(wizard.next).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(wizard.personal).toBeFocused()
  await narrow()
  const person = [
    [wizard.firstName, 'Ana'],
    [wizard.lastName, 'Ruiz'],
    [wizard.month, '4'],
    [wizard.day, '27'],
    [wizard.year, '1990'],
  ] as const
  for (const [field, text] of person) {
    await to(field)
    await page.keyboard.type(text)
  }
  await to(wizard.save)
  await page.keyboard.press('Enter')
  await expect(wizard.verify).toBeFocused()
  await narrow()
})

test('it speaks Spanish from the first page on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'es-US' })
  const page = await context.newPage()
  await open(page, '/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Cree su cuenta' })).toBeVisible()
  await expect(page.getByText(/^Para continuar, escriba su correo electrónico/)).toBeVisible()
  await context.close()
})
