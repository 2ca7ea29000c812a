import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clientLoader } from '../../app/accounts/flatSettings.route.tsx'
import { openPage } from '../openPage.tsx'

const menu = page.getByRole('navigation', { name: 'Settings' })
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const security = '/settings/account-security'

afterEach(() => page.viewport(1280, 800))

test.each([
  ['/settings/profile', 'Profile'],
  ['/settings/preferences', 'Communication Preferences'],
  [security, 'Account & Security'],
  [`${security}/change-password`, 'Change Password'],
  [`${security}/change-email`, 'Change Email'],
  [`${security}/deactivate-account`, 'Deactivate Account'],
])('[SHELL-003] shows a player %s as the page “%s” beside the menu of settings', async (path, name) => {
  await openPage(path, {
    player: 'verified',
    answers: {
      'activities.getActivityStatus': { key: 'complete-profile', points: 0, limitReached: true },
      'profile.getPreferences': { preferences: [] },
      'profile.getStates': { states: [] },
      'profile.getCities': { cities: [] },
    },
  })
  await expect.element(title(name)).toBeVisible()
  await expect.element(menu).toBeVisible()
})

test.each([
  ['/settings/change-password', `${security}/change-password`],
  ['/settings/change-email/', `${security}/change-email/`],
  ['/Settings/change-password', `${security}/change-password`],
  ['/SETTINGS/Deactivate-Account', `${security}/Deactivate-Account`],
])('the short address %s leads to %s', (path, target) => {
  const answer = clientLoader({ request: new Request(`https://club.example${path}`) })
  expect(answer.headers.get('location')).toBe(target)
})

test('the menu of the settings marks the page that is open at an address in other letter case', async () => {
  await openPage('/Settings/Account-Security/', { player: 'verified' })
  await expect
    .element(menu.getByRole('link', { name: 'Account & Security' }))
    .toHaveAttribute('aria-current', 'page')
})

test('[SETTINGS-001] [SETTINGS-002] [SETTINGS-003] lists the pages of the settings in a menu with links', async () => {
  await openPage(security, { player: 'verified', others: [`${security}/change-password`] })
  await expect.element(menu.getByText('Settings', { exact: true })).toBeVisible()
  expect(menu.getByRole('link').elements()).toHaveLength(6)
  await menu.getByRole('link', { name: 'Change Password' }).click()
  await expect.element(title('Change Password')).toBeVisible()
  const current = menu
    .getByRole('link')
    .elements()
    .filter(link => link.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['Change Password'])
})

test('[SETTINGS-002] [SETTINGS-003] opens the menu of settings as a drop-down on a phone, by keyboard too', async () => {
  await page.viewport(320, 800)
  await openPage(`${security}/change-password`, { player: 'verified', others: [security] })
  const summary = () => menu.element().querySelector('summary')
  await expect.element(title('Change Password')).toBeVisible()
  await expect.element(menu.getByRole('link')).not.toBeInTheDocument()
  summary()?.focus()
  await userEvent.keyboard('{Enter}')
  menu.getByRole('link', { name: 'Account & Security' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Account & Security')).toBeVisible()
  await expect.element(menu.getByRole('link')).not.toBeInTheDocument()
  expect(summary()?.textContent).toBe('Account & Security')
})
