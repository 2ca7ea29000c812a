import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { CouponDialog } from './CouponDialog.tsx'

test('[HISTORY-003] an old coupon shows its code and its bar code again', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(
    <CouponDialog
      isOpen
      reward="$5 off scratchers"
      quantity={1}
      details={{ remaining: 40, coupons: [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }] }}
      error={null}
      refresh={() => {}}
      onClose={onClose}
    />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Your coupon' })
  await expect.element(dialog.getByText('$5 off scratchers')).toBeVisible()
  await expect.element(dialog.getByText('CSL-7F3K-22QX', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: 'Barcode of code CSL-7F3K-22QX' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
