import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { SecurityPage } from './SecurityPage.tsx'

test('a security page has its title and links back to all security settings', async () => {
  const screen = await renderUi(<SecurityPage title="Change Password">…</SecurityPage>)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/settings/account-security')
})
