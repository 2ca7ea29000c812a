import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { AwardedDialog } from './AwardedDialog.tsx'

test('[ACTV-008] [ACTV-010] the dialog names the points that were awarded and their source', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(<AwardedDialog isOpen points={300} name="Show us" onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: '300 points are yours!' })
  await expect.element(dialog.getByRole('heading', { name: 'Earned with: Show us' })).toBeVisible()
  await expect.element(dialog.getByText('300 Points', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
