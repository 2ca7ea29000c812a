import { expect, open, test } from './club.ts'
import { freshPlayer } from './freshPlayer.ts'
import { profilePage } from './profilePage.ts'

const PATH = '/settings/profile'

test('[PROFILE-006] leaving a changed profile asks first, by a link, by going back and by closing the tab', async ({
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
  await expect(page.getByRole('main')).toBeFocused()
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

test('[VALID-018] a player enters and saves an address by keyboard alone, on the narrowest phone, in Spanish', async ({
  page,
  context,
  world,
  enter,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(await freshPlayer(world, 'teclado'))
  await context.addCookies([{ name: 'pc_locale', value: 'es', url: baseURL ?? '' }])
  const stateFocused = Promise.withResolvers<void>()
  await page.route('**/states', async route => {
    // The list arrives after the player has reached its field.
    await stateFocused.promise
    await route.continue()
  })
  await open(page, PATH)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Domicilio' })).toBeVisible()
  await expect(main.getByRole('option', { name: 'Estados Unidos' })).toBeAttached()
  await main.getByRole('combobox', { name: /^País/ }).focus()
  await page.keyboard.type('Estados')
  await expect(main.getByRole('textbox', { name: 'Calle y número' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5 Elm St')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(main.getByRole('combobox', { name: 'Estado' })).toBeFocused()
  stateFocused.resolve()
  await expect(main.getByRole('option', { name: 'Arizona' })).toBeAttached()
  await page.keyboard.type('Ariz')
  await expect(main.getByRole('combobox', { name: 'Ciudad' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('tucso')
  await expect(page.getByText('3 opciones disponible(s).')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('85701')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se guardó su perfil.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the city is a text box when the code of its list fails to load', async ({
  page,
  world,
  enter,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.route('**/assets/ComboBox-*.js', route => route.abort('internetdisconnected'))
  await enter(await freshPlayer(world, 'city'))
  await open(page, PATH)
  const profile = profilePage(page)
  await profile.country.selectOption({ label: 'United States' })
  await profile.street.fill('1200 W Washington St')
  await profile.state.selectOption({ label: 'Arizona' })
  const city = page.getByRole('main').getByRole('textbox', { name: 'City' })
  await city.fill('Phoenix')
  await profile.zip.fill('85007')
  await profile.save.click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(city).toHaveValue('Phoenix')
})
