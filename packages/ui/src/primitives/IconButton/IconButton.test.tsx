import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { X } from 'lucide'
import { IconButton } from './IconButton.tsx'

test('the label names the button, which works by click and by key', async () => {
  const onPress = vi.fn()
  const screen = await renderUi(<IconButton icon={X} label="Close" onPress={onPress} />)
  await screen.getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('an icon button is at least 44 px in both directions', async () => {
  const screen = await renderUi(<IconButton icon={X} label="Close" />)
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('a disabled icon button ignores presses', async () => {
  const onPress = vi.fn()
  const screen = await renderUi(<IconButton icon={X} label="Close" isDisabled onPress={onPress} />)
  await expect.element(screen.getByRole('button')).toBeDisabled()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})
