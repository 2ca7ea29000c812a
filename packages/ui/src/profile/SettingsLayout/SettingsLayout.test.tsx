import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { SettingsLayout } from './SettingsLayout.tsx'

afterEach(() => page.viewport(1280, 720))

const settings = (currentPath: string) => (
  <SettingsLayout currentPath={currentPath}>
    <h1>Page</h1>
  </SettingsLayout>
)

test('[SETTINGS-001] the menu is titled Settings', async () => {
  await page.viewport(1280, 720)
  const screen = await renderUi(settings('/settings/profile'))
  const menu = screen.getByRole('navigation', { name: 'Settings' })
  await expect.element(menu.getByText('Settings', { exact: true })).toBeVisible()
})

test('[SETTINGS-002] [SETTINGS-004] the menu is a list beside the page that names and links every entry', async () => {
  await page.viewport(1280, 720)
  const screen = await renderUi(settings('/settings/profile'))
  const links = screen.getByRole('link').elements()
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/settings/profile'],
    ['Communication Preferences', '/settings/preferences'],
    ['Account & Security', '/settings/account-security'],
    ['Change Password', '/settings/account-security/change-password'],
    ['Deactivate Account', '/settings/account-security/deactivate-account'],
    ['Invite Friends', '/settings/invite-friends'],
  ])
})

test.each([
  ['/settings/preferences', 'Communication Preferences', 'page'],
  ['/settings/account-security/change-password', 'Change Password', 'page'],
  ['/settings/account-security/change-email', 'Account & Security', 'true'],
])('[SETTINGS-003] the page %s marks only %s as current', async (path, name, current) => {
  await page.viewport(1280, 720)
  const screen = await renderUi(settings(path))
  const marked = screen
    .getByRole('link')
    .elements()
    .filter(link => link.hasAttribute('aria-current'))
  expect(marked.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, current]])
})

test('[SETTINGS-002] the menu is a disclosure with the current entry on a phone, also by keyboard', async () => {
  await page.viewport(320, 640)
  const screen = await renderUi(settings('/settings/preferences'))
  const invite = screen.getByRole('link', { name: 'Invite Friends' })
  await expect.element(invite).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(invite).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(invite).not.toBeInTheDocument()
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(document.activeElement?.textContent).toBe('Communication Preferences')
})

test('[SETTINGS-002] following a link closes the menu', async () => {
  await page.viewport(320, 640)
  const screen = await renderUi(
    // Stands in for the app's client-side navigation.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={event => event.preventDefault()}>{settings('/settings/preferences')}</div>,
  )
  const drop = screen.container.querySelector('details')
  drop?.setAttribute('open', '')
  await screen.getByRole('link', { name: 'Invite Friends' }).click()
  expect(drop?.open).toBe(false)
})
