import { expect, open, ready, test } from '../../club.ts'
import { freshPlayer } from '../../freshPlayer.ts'
import { profilePage } from '../../profilePage.ts'

test('[PROFILE-005] [PROFILE-007] [API-024] [API-028] [ERR-021] a player completes the profile and earns points, once', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'complete'))
  await open(page, '/settings/profile')
  const profile = profilePage(page)
  await expect(profile.save).toBeDisabled()
  await profile.country.selectOption({ label: 'United States' })
  await profile.street.fill('1200 W Washington St')
  await profile.state.selectOption({ label: 'Arizona' })
  await profile.city.click()
  await profile.city.fill('phoe')
  await expect(page.getByRole('option', { name: 'Phoenix' })).toBeVisible()
  // By keyboard: the list closes when the page scrolls, and a click may scroll to its place.
  await profile.city.press('ArrowDown')
  await profile.city.press('Enter')
  await expect(profile.city).toHaveValue('Phoenix')
  await expect(profile.save).toBeDisabled()
  await profile.zip.fill('85007')
  await profile.phone.pressSequentially('6025550100')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await profile.save.click()
  expect((await sent).postDataJSON()).toMatchObject({
    gender: null,
    phones: [{ phone: '6025550100', phoneTypeId: 'MOBILE' }],
    addresses: [{ addressTypeId: 'HOME', city: 'Phoenix', stateCode: 'AZ', countryCode: 'US' }],
  })
  const points = page.getByRole('dialog', { name: 'You earned 500 Points!' })
  await expect(points).toBeVisible()
  await points.getByRole('button', { name: 'Close' }).last().click()
  await expect(points).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(profile.save).toBeDisabled()

  await profile.firstName.fill('Zoë')
  const saved = page.waitForResponse(response => response.request().method() === 'PUT')
  await profile.save.click()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await ready(page)
  await expect(profile.firstName).toHaveValue('Zoë')
  await expect(profile.city).toHaveValue('Phoenix')
  await expect(profile.phone).toHaveValue('(602) 555-0100')
  await expect(page.getByRole('link', { name: '500 points' })).toBeVisible()
})
