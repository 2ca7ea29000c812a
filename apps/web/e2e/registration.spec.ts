import type { Locator } from '@playwright/test'
import { addDays, copperStateLottery, lotteryDay } from '@players-club/domain-models'
import { expect, messageBar, open, PASSWORD, ready, stored, test } from './club.ts'
import { findProblems } from './findProblems.ts'
import { freshEmail, registerPage, toPersonal } from './registerPage.ts'

test('[GUARD-002] a guest who signs in in another tab while registering is redirected home', async ({
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

test('[REG-012] steps keep what was typed through the browser’s back and forward, a reload starts over, and no password is stored', async ({
  page,
}) => {
  const wizard = await toPersonal(page)
  await wizard.firstName.fill('Ana')
  await wizard.previous.click()
  await expect(wizard.credentials).toBeFocused()
  await expect(wizard.password).toHaveValue(PASSWORD)
  await wizard.next.click()
  await expect(wizard.firstName).toHaveValue('Ana')
  // The step is shown a moment before it is a place in the history.
  await expect.poll(() => page.evaluate(() => history.state.usr?.registrationStep)).toBe(1)
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

test('the first step is pending while the code of the second one is on its way', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/PersonalStep-/, async route => {
    await arrival.promise
    await route.continue()
  })
  await open(page, '/register')
  const wizard = registerPage(page)
  await wizard.fillCredentials(freshEmail())
  await wizard.next.click()
  await expect(wizard.next).toHaveAttribute('data-pending')
  await expect(wizard.credentials).toBeVisible()
  arrival.resolve()
  await expect(wizard.personal).toBeFocused()
})

test('no failure is reported to a guest who leaves before the second step has loaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const left = Promise.withResolvers<void>()
  await page.route(/\/assets\/PersonalStep-/, async route => {
    await left.promise
    await route.abort()
  })
  await open(page, '/register')
  const wizard = registerPage(page)
  await wizard.fillCredentials(freshEmail())
  await wizard.next.click()
  await expect(wizard.next).toHaveAttribute('data-pending')
  await page.getByRole('link', { name: 'Games', exact: true }).first().click()
  await expect(page).toHaveURL(/\/games$/)
  // Asked before a failure is reported, and reported in the next task.
  const asked = page.waitForResponse('**/health')
  left.resolve()
  await asked
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(messageBar(page).getByRole('alert')).toBeHidden()
})

test.describe('registration in Pago Pago', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  test('[VALID-013] [VALID-014] decides by the server’s time and the day in Phoenix who is 21', async ({
    page,
  }) => {
    // The device's clock is years fast.
    await page.clock.install({ time: '2041-03-10T08:00:00Z' })
    const { date = '' } = (await page.request.get('/health')).headers()
    const today = lotteryDay(new Date(date), copperStateLottery.zone)
    const birthday = `${Number(today.slice(0, 4)) - 21}${today.slice(4).replace('-02-29', '-02-28')}`
    const wizard = await toPersonal(page)
    await wizard.fillBirthDate(addDays(birthday, 1))
    await wizard.firstName.focus()
    const tooYoung = page.getByRole('group').getByText('user must be 21 or older')
    await expect(tooYoung).toBeVisible()
    await wizard.fillBirthDate(birthday)
    await wizard.firstName.focus()
    await expect(tooYoung).toBeHidden()
  })
})

test('[REG-008] [REG-016] [REG-017] [API-035] the captcha’s script is loaded at the last step, its work is shown and announced, and a second press sends nothing', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  const wizard = await toPersonal(page)
  // The scripts that ask for a captcha are loaded; those that solve it are not.
  expect(scripts.filter(url => /\/(solveCaptcha|captcha\.worker)-/.test(url))).toEqual([])
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
  await expect(page.getByRole('status').getByText('Please wait')).toBeAttached()
  await page.keyboard.press('Enter')
  expect(registrations).toBe(0)
  held.resolve()
  await expect(wizard.verify).toBeVisible()
  expect(registrations).toBe(1)
  expect(scripts.filter(url => /captcha\.worker/.test(url)).length).toBeGreaterThan(0)
  expect(scripts.every(url => new URL(url).hostname === 'localhost')).toBe(true)

  // Going back does not undo the registration; reopening the page starts a new one.
  await page.goBack()
  await expect(wizard.verify).toBeVisible()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(wizard.credentials).toBeVisible()
  await expect(wizard.email).toHaveValue('')
})

test('[REG-008] [API-035] a captcha or solver script that cannot be fetched is reported, and can be retried with everything kept', async ({
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
  // In the order of their requests: a try that fails at the next part has loaded the one before.
  const parts = [/\/api\/captcha\/REGISTRATION/, /\/solveCaptcha-[^/]+\.js/, /\/captcha\.worker-[^/]+\.js/]
  for (const [before, part] of parts.entries()) {
    await page.route(part, route => route.abort('internetdisconnected'))
    const refused = page.waitForEvent('requestfailed', request => part.test(request.url()))
    await (before === 0 ? wizard.save : retry).click()
    await refused
    await expect(alert).toContainText(
      before === 0 ? 'We could not reach the club.' : 'This part of the page could not be loaded.',
    )
    await expect(wizard.lastName).toHaveValue('Vega')
    await page.unroute(part)
  }
  await retry.click()
  await expect(wizard.verify).toBeVisible()
})

test('a guest registers by keyboard alone at 320 px in the dark theme, without axe violations or horizontal scrolling', async ({
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

test('registration is in Spanish from its first page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'es-US' })
  const page = await context.newPage()
  await open(page, '/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Cree su cuenta' })).toBeVisible()
  await expect(page.getByText(/^Para continuar, escriba su correo electrónico/)).toBeVisible()
  await context.close()
})
