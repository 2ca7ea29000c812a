import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createMessagesWrapper } from '../../messages/createMessagesWrapper.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { CouponCodes } from './CouponCodes.tsx'

const details = { remaining: 4, coupons: [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }] }

test('[REWARD-013] each code is shown as a bar code and as letters', async () => {
  const screen = await renderUi(<CouponCodes details={details} error={null} refresh={() => {}} />)
  await expect.element(screen.getByRole('img', { name: 'Barcode of code CSL-7F3K-22QX' })).toBeVisible()
  await expect.element(screen.getByText('CSL-7F3K-22QX', { exact: true })).toBeVisible()
})

test('the server prints the address of the terms as it is given, because it has no document', async () => {
  const Wrapper = await createMessagesWrapper('en')
  const known = { ...details, termsConditionsUrl: '/lottery/terms.pdf' }
  const html = renderToString(
    <Wrapper>
      <CouponCodes details={known} error={null} refresh={() => {}} />
    </Wrapper>,
  )
  expect(html).toContain('/lottery/terms.pdf</span>')
  expect(html).not.toContain(document.baseURI)
})

test('codes that could not be loaded can be retried and are said to be safe', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(<CouponCodes details={undefined} error={{}} refresh={refresh} />)
  await expect
    .element(screen.getByRole('alert').getByText(/You have your codes.*You can find them in your history/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
