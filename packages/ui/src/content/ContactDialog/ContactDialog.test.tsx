import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ContactDialog } from './ContactDialog.tsx'

test('[FEEDBACK-002] the dialog shows the number of customer support as a telephone link', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(<ContactDialog isOpen onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Call us' })
  await expect
    .element(dialog.getByRole('link', { name: '602-555-0100' }))
    .toHaveAttribute('href', 'tel:6025550100')
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
