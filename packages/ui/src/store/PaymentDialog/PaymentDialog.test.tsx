import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'

async function dialog() {
  const told = { onMessage: vi.fn(), onClose: vi.fn() }
  const screen = await renderUi(<PaymentDialog isOpen paymentUrl="about:blank#payment" {...told} />)
  const frame = screen.getByTitle('Payment page of our partner')
  await expect.element(frame).toBeInTheDocument()
  return { screen, frame: frame.element() as HTMLIFrameElement, ...told }
}

test('[PAY-003] the payment opens in a frame that gets its address, and little else', async () => {
  const { frame } = await dialog()
  expect(frame.getAttribute('src')).toBe('about:blank#payment')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
  expect(frame.getAttribute('allow')).toBeNull()
})

test('[PAY-004] only the window of the frame is listened to', async () => {
  const { frame, onMessage } = await dialog()
  const say = (source: Window | null) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: 'result', origin: 'https://club.example', source }),
    )
  say(window)
  say(null)
  expect(onMessage).not.toHaveBeenCalled()
  say(frame.contentWindow)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ origin: 'https://club.example', data: 'result' })
})

test('it can be given up, by its button and not in passing', async () => {
  const { screen, onClose } = await dialog()
  await screen.getByRole('button', { name: 'Cancel payment' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
