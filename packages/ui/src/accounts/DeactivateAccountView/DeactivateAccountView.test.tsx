import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { DeactivateAccountView } from './DeactivateAccountView.tsx'

test('[SETTINGS-009] the page explains the consequences before the button that opens the dialog', async () => {
  const onDeactivate = vi.fn()
  const screen = await renderUi(<DeactivateAccountView onDeactivate={onDeactivate} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Deactivate Account' })).toBeVisible()
  await expect.element(screen.getByText(/Your points, tokens and history are kept/)).toBeVisible()
  await screen.getByRole('button', { name: 'Deactivate my account' }).click()
  expect(onDeactivate).toHaveBeenCalledOnce()
})
