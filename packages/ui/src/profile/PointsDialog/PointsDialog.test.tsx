import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PointsDialog } from './PointsDialog.tsx'

test('[PREF-014] the dialog says how many points were credited and for what', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(
    <PointsDialog isOpen points={250} text="preferences.points.text" onClose={onClose} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'You earned 250 Points!' })
  await expect.element(dialog.getByText(/Thank you for letting us email you/)).toBeVisible()
  await dialog.getByText('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
})
