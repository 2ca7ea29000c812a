import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { InformationDialog } from './InformationDialog.tsx'

test('[POLL-007] the dialog shows the lottery’s text', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(<InformationDialog isOpen text="Not today." onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Please note' })
  await expect.element(dialog.getByText('Not today.')).toBeVisible()
  await dialog.getByText('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
})
