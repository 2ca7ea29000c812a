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

test('a wait is shown, and leaves focus in place and the announcement to the control that began it', async () => {
  const screen = await renderUi(page(false))
  const button = screen.getByRole('button').element()
  button.focus()
  await screen.rerender(page(true))
  vi.advanceTimersByTime(300)
  await screen.rerender(page(true))
  expect(screen.getByRole('status').elements()).toEqual([])
  expect(document.activeElement).toBe(button)
  expect(document.elementFromPoint(200, 200)?.closest('[aria-hidden]')).not.toBeNull()
  const wheel = document.querySelector('[aria-hidden] svg')
  expect(wheel?.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true)
  expect(wheel?.getAnimations()).toHaveLength(1)
  await screen.rerender(page(false))
  expect(wheel?.isConnected).toBe(false)
})
