import { expect, open, signOut, test } from './club.ts'
import { freshPlayer } from './freshPlayer.ts'
import { profilePage } from './profilePage.ts'

/** Verified, and nobody's here: nothing of theirs is saved. */
const VERIFIED = 'anniversary@players.example'
const PATH = '/settings/profile'

test('[PROFILE-001] [PROFILE-002] [PROFILE-003] verified details are locked until Edit is confirmed', async ({
  page,
  enter,
}) => {
  await enter(VERIFIED)
  await open(page, PATH)
  const profile = profilePage(page)
  await expect(page.getByRole('main').getByText('verified', { exact: true })).toBeVisible()
  await expect(profile.firstName).toBeDisabled()
  await expect(profile.city).toBeDisabled()
  await profile.edit.click()
  const question = page.getByRole('alertdialog', { name: 'Change verified details?' })
  await question.getByRole('button', { name: 'Leave them as they are' }).click()
  await expect(question).toBeHidden()
  await expect(profile.firstName).toBeDisabled()
  await profile.edit.click()
  await question.getByRole('button', { name: 'Edit my details' }).click()
  await expect(profile.firstName).toBeEnabled()
  await expect(profile.save).toBeDisabled()
})

test('[PROFILE-001] [PROFILE-004] [FLAG-008] without the lounge nothing is said of verification', async ({
  page,
  enter,
  setFlags,
}) => {
  await enter('newcomer@players.example')
  await open(page, PATH)
  const profile = profilePage(page)
  await expect(page.getByText('not verified', { exact: true })).toBeVisible()
  await expect(profile.verify).toBeVisible()
  await setFlags({ FEATURE_FLAGS: '' })
  await open(page, PATH)
  await expect(profile.firstName).toBeVisible()
  await expect(page.getByText('not verified', { exact: true })).toBeHidden()
  await expect(profile.verify).toBeHidden()
})

test('[PROFILE-006] leaving a changed profile asks first, by a link, by going back and with the tab', async ({
  page,
  enter,
}) => {
  await enter('newcomer@players.example')
  await open(page, '/settings/preferences')
  const menu = page.getByRole('navigation', { name: 'Settings' })
  await menu.getByRole('link', { name: 'Profile' }).click()
  const profile = profilePage(page)
  await profile.firstName.fill('Nicola')
  await expect(profile.unsaved).toBeVisible()
  const question = page.getByRole('alertdialog')
  await menu.getByRole('link', { name: 'Invite Friends' }).click()
  await question.getByRole('button').last().click()
  await expect(page).toHaveURL(PATH)
  await expect(profile.firstName).toHaveValue('Nicola')
  await page.evaluate(() => history.back())
  await question.getByRole('button').last().click()
  await expect(page).toHaveURL(PATH)
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/').catch(() => null)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(profile.firstName).toHaveValue('Nicola')
  await menu.getByRole('link', { name: 'Invite Friends' }).click()
  await question.getByRole('button').first().click()
  await expect(page).toHaveURL('/settings/invite-friends')
})

test('[PROFILE-006] an unchanged profile is left without a question, and so is a changed one by signing out', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'leaving'))
  await open(page, PATH)
  const profile = profilePage(page)
  const menu = page.getByRole('navigation', { name: 'Settings' })
  await expect(profile.firstName).toBeVisible()
  await menu.getByRole('link', { name: 'Invite Friends' }).click()
  await expect(page).toHaveURL('/settings/invite-friends')
  await menu.getByRole('link', { name: 'Profile' }).click()
  await profile.firstName.fill('Nicola')
  await expect(profile.unsaved).toBeVisible()
  await signOut(page)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Sign In|Join/ })
      .first(),
  ).toBeVisible()
  await expect(page).not.toHaveURL(PATH)
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('[ERR-020] [ERR-023] a save that fails says so and keeps what was entered; the next one succeeds', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'failing'))
  await open(page, PATH)
  const profile = profilePage(page)
  await profile.firstName.fill('Nicola')
  const problem = { status: 422, title: 'The registry is closed.' }
  const refuse = (body: object | null) =>
    page.route('**/api/loyalty/v2/profile', route => {
      if (route.request().method() !== 'PUT') return route.fallback()
      if (!body) return route.abort()
      return route.fulfill({ status: 422, contentType: 'application/problem+json', json: body })
    })
  await refuse(problem)
  await profile.save.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The registry is closed.')
  await expect(profile.firstName).toHaveValue('Nicola')
  await page.unroute('**/api/loyalty/v2/profile')
  await refuse(null)
  await profile.save.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the club.')
  await page.unroute('**/api/loyalty/v2/profile')
  await profile.save.click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
})

test('a double press saves once', async ({ page, world, enter }) => {
  await enter(await freshPlayer(world, 'twice'))
  await open(page, PATH)
  const profile = profilePage(page)
  let puts = 0
  page.on('request', request => {
    if (request.method() === 'PUT') puts += 1
  })
  await profile.firstName.fill('Nicola')
  await profile.save.dblclick()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  expect(puts).toBe(1)
})

test('two tabs that change different fields lose neither', async ({ page, context, world, enter }) => {
  await enter(await freshPlayer(world, 'tabs'))
  await open(page, PATH)
  const other = await context.newPage()
  await open(other, PATH)
  await profilePage(page).firstName.fill('Nicola')
  await profilePage(other).phone.pressSequentially('6025550100')
  await profilePage(page).save.click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await profilePage(other).save.click()
  await expect(other.getByText('Your profile has been saved.')).toBeVisible()
  await expect(profilePage(other).firstName).toHaveValue('Nicola')
  await expect(profilePage(other).phone).toHaveValue('(602) 555-0100')
})

test('[VALID-018] by keyboard alone, on the narrowest phone, in Spanish, an address is entered and saved', async ({
  page,
  context,
  world,
  enter,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(await freshPlayer(world, 'teclado'))
  await context.addCookies([{ name: 'pc_locale', value: 'es', url: baseURL ?? '' }])
  await open(page, PATH)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Domicilio' })).toBeVisible()
  await main.getByRole('combobox', { name: /^País/ }).focus()
  await page.keyboard.type('Estados')
  await expect(main.getByRole('textbox', { name: 'Calle y número' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5 Elm St')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(main.getByRole('combobox', { name: 'Estado' })).toBeFocused()
  await expect(main.getByRole('option', { name: 'Arizona' })).toBeAttached()
  await page.keyboard.type('Ariz')
  await expect(main.getByRole('combobox', { name: 'Ciudad' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('tucso')
  await expect(page.getByRole('status').filter({ hasText: '3 coincidencias' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('85701')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se guardó su perfil.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
