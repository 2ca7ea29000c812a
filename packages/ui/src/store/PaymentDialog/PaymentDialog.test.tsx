import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'

async function dialog() {
  const callbacks = { onMessage: vi.fn(), onClose: vi.fn() }
  const screen = await renderUi(<PaymentDialog isOpen paymentUrl="about:blank#payment" {...callbacks} />)
  const frame = screen.getByTitle('Payment page of our partner')
  await expect.element(frame).toBeInTheDocument()
  return { screen, frame: frame.element() as HTMLIFrameElement, ...callbacks }
}

test('[PAY-003] the payment opens in a sandboxed frame with its address', async () => {
  const { frame } = await dialog()
  expect(frame.getAttribute('src')).toBe('about:blank#payment')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
  expect(frame.getAttribute('allow')).toBeNull()
})

test('[PAY-004] the dialog accepts messages only from the window of its frame', async () => {
  const { frame, onMessage } = await dialog()
  const post = (source: Window | null) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: 'result', origin: 'https://club.example', source }),
    )
  post(window)
  post(null)
  expect(onMessage).not.toHaveBeenCalled()
  post(frame.contentWindow)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ origin: 'https://club.example', data: 'result' })
})

test('the payment is cancelled by its button, and neither by Escape nor by a press outside', async () => {
  const { screen, onClose } = await dialog()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 2, y: 2 } })
  expect(onClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Cancel payment' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
