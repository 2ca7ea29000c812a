import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'

const lines = (count: number) => Array.from({ length: count }, (_, line) => <p key={line}>Line</p>)

test('the frame reports the height of its content at first and on each change, independent of its own height', async () => {
  const onHeight = vi.fn<(height: number) => void>()
  const last = () => onHeight.mock.lastCall?.[0] ?? 0
  const screen = await renderUi(<WidgetFrame onHeight={onHeight}>{lines(1)}</WidgetFrame>)
  await expect.poll(last).toBeGreaterThan(0)
  const one = last()
  expect(one).toBeLessThan(window.innerHeight)
  await screen.rerender(<WidgetFrame onHeight={onHeight}>{lines(4)}</WidgetFrame>)
  await expect.poll(last).toBeGreaterThan(one)
  await screen.rerender(<WidgetFrame onHeight={onHeight}>{lines(1)}</WidgetFrame>)
  await expect.poll(last).toBe(one)
})
