import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PaymentResultView } from './PaymentResultView.tsx'

test('[PAY-001] the page asks to wait in its frame and links to the store when opened alone', async () => {
  const framed = await renderUi(<PaymentResultView isFramed />)
  await expect.element(framed.getByText(/^One moment/)).toBeVisible()
  expect(framed.getByRole('link').elements()).toEqual([])
  await framed.unmount()
  const alone = await renderUi(<PaymentResultView isFramed={false} />)
  await expect.element(alone.getByRole('link', { name: 'Go to the store' })).toBeVisible()
})
