import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { AccountSecurityView } from './AccountSecurityView.tsx'

test('[SETTINGS-005] the page offers change password, change email and deactivate account', async () => {
  const screen = await renderUi(
    <AccountSecurityView email="verified@players.example" isContactShown={false} />,
  )
  const links = screen.getByRole('link').elements()
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change Password', '/settings/account-security/change-password'],
    ['Change Email', '/settings/account-security/change-email'],
    ['Deactivate Account', '/settings/account-security/deactivate-account'],
  ])
})

test('[FLAG-016] the page links to contact info only when its setting is on', async () => {
  const screen = await renderUi(
    <AccountSecurityView email="verified@players.example" isContactShown={false} />,
  )
  await expect.element(screen.getByText('Need help?')).not.toBeInTheDocument()
  await screen.rerender(<AccountSecurityView email="verified@players.example" isContactShown />)
  await expect
    .element(screen.getByRole('link', { name: '602-555-0100' }))
    .toHaveAttribute('href', 'tel:602-555-0100')
})
