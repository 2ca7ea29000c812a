import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { SpinnerOverlay } from './SpinnerOverlay.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const page = (isActive: boolean) => (
  <>
    <button>Redeem</button>
    <SpinnerOverlay isActive={isActive} />
  </>
)

test('short work shows no spinner', async () => {
  const screen = await renderUi(page(true))
  vi.advanceTimersByTime(299)
  await screen.rerender(page(false))
  vi.advanceTimersByTime(1000)
  await screen.rerender(page(false))
  expect(screen.container.textContent).toBe('Redeem')
})

test('a wait is shown, announced once, and leaves focus in place', async () => {
  const screen = await renderUi(page(false))
  const button = screen.getByRole('button').element()
  button.focus()
  await screen.rerender(page(true))
  vi.advanceTimersByTime(300)
  await screen.rerender(page(true))
  const status = screen.getByRole('status').element()
  expect(status.textContent).toBe('Please wait')
  expect(document.activeElement).toBe(button)
  expect(document.elementFromPoint(200, 200)?.closest('[aria-hidden]')).not.toBeNull()
  const wheel = document.querySelector('[aria-hidden] svg')
  expect(wheel?.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true)
  expect(wheel?.getAnimations()).toHaveLength(1)
  await screen.rerender(page(false))
  expect(status.isConnected).toBe(true)
  expect(status.textContent).toBe('')
  expect(wheel?.isConnected).toBe(false)
})
