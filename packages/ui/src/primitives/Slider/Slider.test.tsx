import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import type { SliderProps } from './Slider.tsx'
import { Slider } from './Slider.tsx'

function Tokens(props: Partial<SliderProps>) {
  const [value, setValue] = useState(40)
  return (
    <Slider
      label="Tokens"
      name="tokens"
      min={0}
      max={100}
      step={5}
      format={number => `${number} tokens`}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

test('arrow keys, Home and End change the value by its steps within its range', async () => {
  const screen = await renderUi(<Tokens />)
  const slider = screen.getByRole('slider', { name: 'Tokens' })
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(slider).toHaveValue('45')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(slider).toHaveValue('100')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveValue('0')
})

test('the value text for screen readers equals the visible one', async () => {
  const screen = await renderUi(<Tokens />)
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '40 tokens')
  await expect.element(screen.getByText('40 tokens')).toBeVisible()
})

test('the slider reports a number and does not move until its prop changes', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tokens value={40} onChange={onChange} />)
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(35)
  await expect.element(screen.getByRole('slider')).toHaveValue('40')
})

test('the maximum is on the left in right-to-left pages', async () => {
  const screen = await renderUi(
    <div dir="rtl">
      <Tokens />
    </div>,
  )
  const slider = screen.getByRole('slider')
  const { height } = slider.element().getBoundingClientRect()
  await slider.click({ position: { x: 5, y: height / 2 } })
  await expect.element(slider).toHaveValue('100')
})

test('the track is filled up to the value without a style attribute', async () => {
  const { container } = await renderUi(<Tokens min={20} value={40} />)
  expect(container.querySelector('progress')?.position).toBe(0.25)
  expect(container.querySelector('[style]')).toBeNull()
})

test('the message describes the slider, which is never marked as required', async () => {
  const screen = await renderUi(<Tokens error="Too many" />)
  const slider = screen.getByRole('slider')
  await expect.element(slider).toHaveAccessibleDescription('Error: Too many')
  await expect.element(slider).not.toHaveAttribute('aria-required')
})

test('the page can be zoomed and scrolled by touch on the slider', async () => {
  const screen = await renderUi(<Tokens />)
  expect(getComputedStyle(screen.getByRole('slider').element()).touchAction).toBe('pan-y pinch-zoom')
})

test('the slider is high enough to touch', async () => {
  const screen = await renderUi(<Tokens />)
  expect(screen.getByRole('slider').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
