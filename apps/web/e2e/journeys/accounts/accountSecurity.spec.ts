import { expect, messageBar, open, PASSWORD, ready, signInPage, signOut, test } from '../../club.ts'
import { freshPlayer, mailedLink } from '../../freshPlayer.ts'

const NEW = 'Copper#2027'

test('[SETTINGS-005] [SETTINGS-006] [SETTINGS-010] [SETTINGS-011] [SETTINGS-012] [API-013] [API-014] a player changes the password, and is signed out everywhere else', async ({
  page,
  world,
  enter,
  browser,
}) => {
  const email = await freshPlayer(world, 'password')
  await enter(email)
  const elsewhere = await browser.newContext({ baseURL: world.clubUrl })
  await enter(email, elsewhere)
  await open(page, '/settings/account-security')
  const main = page.getByRole('main')
  await main.getByRole('listitem').getByRole('link', { name: 'Change Password' }).last().click()
  await expect(page).toHaveURL(/\/settings\/account-security\/change-password$/)

  const current = main.getByLabel('Current password')
  const next = main.getByLabel('New password', { exact: true })
  const confirmation = main.getByLabel('Confirm new password')
  const submit = main.getByRole('button', { name: 'Change Password' })
  await current.fill('Wrong#2026')
  await next.fill(NEW)
  await expect(main.getByText('Invalid Password').first()).toBeVisible()
  await confirmation.fill('Copper#2028')
  await expect(main.getByText('New and Confirm Password do not match')).toBeVisible()
  await expect(submit).toBeDisabled()

  await current.fill(PASSWORD)
  await confirmation.fill(NEW)
  await expect(main.getByText('Your current password is right.')).toBeVisible()
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(messageBar(page)).toContainText('Your password has been changed.')
  await expect
    .poll(async () => (await world.mails(email)).map(({ subject }) => subject))
    .toContain('Your Players Club password has been changed')

  // This browser is still signed in, with the new session, after a reload too.
  await open(page, '/settings/account-security')
  await expect(main.getByText(`Your email is ${email}.`)).toBeVisible()
  const other = await elsewhere.newPage()
  await open(other, '/settings/account-security')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()

  await signOut(page)
  await open(page, '/login')
  await signInPage(page).submit(email)
  await expect(signInPage(page).notice).toContainText('Email or password is not right.')
  await signInPage(page).submit(email, NEW)
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[SETTINGS-008] [SETTINGS-014] [SETTINGS-015] [API-015] a player changes the email in two steps, by keyboard alone at 320 px', async ({
  page,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'email')
  const changed = email.replace('email-', 'changed-')
  await page.setViewportSize({ width: 320, height: 720 })
  await enter(email)
  await open(page, '/settings/account-security/change-email')
  const main = page.getByRole('main')
  const field = main.getByLabel('New email')
  await field.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(
    main.getByText('This is your email address already. Enter a different one.').first(),
  ).toBeVisible()
  await expect(main.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(changed)
  await page.keyboard.press('Enter')

  await expect(main.getByText(`Your email will be ${changed}.`)).toBeVisible()
  await expect(main.getByLabel('Current password')).toBeFocused()
  await expect(main.getByRole('button', { name: 'Change Email' })).toBeDisabled()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.type('Wrong#2026')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Invalid Password')).toBeVisible()
  await expect(main.getByLabel('Current password')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/account-security$/)
  await expect(messageBar(page)).toContainText('Your email address has been changed.')
  await expect(main.getByText(`Your email is ${changed}.`)).toBeVisible()
  for (const address of [email, changed])
    await expect
      .poll(async () => (await world.mails(address)).map(({ subject }) => subject))
      .toContain('Your Players Club email has been changed')

  await page.reload()
  await ready(page)
  await expect(main.getByText(`Your email is ${changed}.`)).toBeVisible()
  await signOut(page)
  await open(page, '/login')
  await signInPage(page).submit(email)
  await expect(signInPage(page).notice).toBeVisible()
  await signInPage(page).submit(changed)
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[SETTINGS-009] [API-016] a player deactivates the account after a confirmation, and is offered to reactivate it by email', async ({
  page,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'deactivated')
  await enter(email)
  await open(page, '/settings/account-security/deactivate-account')
  const button = page.getByRole('main').getByRole('button', { name: 'Deactivate my account' })
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate your account?' })
  let sent = 0
  await page.route('**/api/account/deactivate', route => {
    sent += 1
    return route.continue()
  })
  await button.click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toBe(0)

  await button.click()
  await dialog.getByRole('button', { name: 'Deactivate my account' }).dblclick()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(messageBar(page)).toContainText('Your account has been deactivated.')
  await expect(page.getByRole('main')).toBeFocused()
  expect(sent).toBe(1)
  await open(page, '/settings/account-security')
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(async () => (await world.mails(email)).map(({ subject }) => subject))
    .toContain('Your Players Club account is deactivated')

  await signInPage(page).submit(email)
  await page.getByRole('button', { name: 'Yes, reactivate' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Reactivation email sent' })).toBeVisible()
  await mailedLink(world, email, /\/unsuspend\?key=([\w-]+)/)
})
