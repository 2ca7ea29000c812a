import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import type { NumberStepperProps } from './NumberStepper.tsx'
import { NumberStepper } from './NumberStepper.tsx'

function Tickets({ start = 3, onChange, ...props }: Partial<NumberStepperProps> & { start?: number }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onChange?.(next)
    setValue(next)
  }
  return (
    <NumberStepper
      min={1}
      max={10}
      {...props}
      label="Tickets"
      name="tickets"
      value={value}
      onChange={change}
    />
  )
}

test('the buttons change the number by one, which is announced once', async () => {
  const screen = await renderUi(<Tickets />)
  const box = screen.getByRole('spinbutton', { name: 'Tickets' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByRole('button', { name: 'Increase: Tickets' }).click()
  await expect.element(box).toHaveValue('4')
  await expect.element(box).toHaveAttribute('aria-valuenow', '4')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4')
  await screen.getByRole('button', { name: 'Decrease: Tickets' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('3')
})

test('keys change the number, which only the box announces', async () => {
  const screen = await renderUi(<Tickets />)
  const box = screen.getByRole('spinbutton')
  await screen.getByRole('button', { name: 'Increase: Tickets' }).click()
  await userEvent.click(box)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box).toHaveValue('5')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(box).toHaveValue('3')
  await userEvent.keyboard('{End}')
  await expect.element(box).toHaveValue('10')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box).toHaveValue('10')
  await userEvent.keyboard('{Home}')
  await expect.element(box).toHaveValue('1')
})

test('keys with a modifier select text or belong to the browser, and change nothing', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tickets onChange={onChange} />)
  const box = screen.getByRole('spinbutton').element()
  const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  document.addEventListener('keydown', pressed)
  onTestFinished(() => document.removeEventListener('keydown', pressed))
  // Pressed in earnest, some of these are commands of the browser.
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    for (const key of ['End', 'Home', 'ArrowUp', 'ArrowDown'])
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true }),
      )
  expect(pressed).toHaveBeenCalledTimes(16)
  expect(pressed).not.toHaveReturnedWith(true)
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('3')
  expect(onChange).not.toHaveBeenCalled()
})

test('a button at its limit keeps focus and does nothing', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tickets start={2} onChange={onChange} />)
  const less = screen.getByRole('button', { name: 'Decrease: Tickets' })
  await less.click()
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await expect.element(less).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
})

test('the button at the upper limit keeps focus and does nothing', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tickets start={9} onChange={onChange} />)
  const more = screen.getByRole('button', { name: 'Increase: Tickets' })
  await more.click()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(10)
})

test('a typed number is reported only when it is in the range', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tickets onChange={onChange} />)
  const box = screen.getByRole('spinbutton')
  await box.fill(' 7')
  expect(onChange).toHaveBeenLastCalledWith(7)
  await box.fill('70')
  await expect.element(box).toHaveValue('70')
  expect(onChange).toHaveBeenLastCalledWith(10)
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveValue('10')
  await expect.element(screen.getByRole('status')).toHaveTextContent('10')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test.each(['1.5', '-3', 'x7', '1e3', '1,5'])(
  '%j is refused: the number stays as it was, and the message is announced',
  async text => {
    const onChange = vi.fn()
    const screen = await renderUi(<Tickets onChange={onChange} />)
    const box = screen.getByRole('spinbutton')
    await box.fill(text)
    const message = `“${text}” is not a whole number from 1 to 10.`
    await expect.element(box).toHaveValue(text)
    await expect.element(box).toHaveAccessibleDescription(`Error: ${message}`)
    await expect.element(screen.getByRole('status')).toHaveTextContent(message)
    await userEvent.keyboard('{Tab}')
    await expect.element(box).toHaveValue('3')
    await expect.element(screen.getByRole('status')).toHaveTextContent('3')
    await expect.element(box).toHaveAccessibleDescription(`Error: ${message}`)
    expect(onChange).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Increase: Tickets' }).click()
    await expect.element(box).toHaveValue('4')
    await expect.element(box).not.toHaveAttribute('aria-invalid')
  },
)

test('a number typed with a decimal point is refused from the point on', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tickets onChange={onChange} />)
  await userEvent.clear(screen.getByRole('spinbutton'))
  await userEvent.keyboard('1.5')
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('1.5')
  expect(onChange.mock.calls).toEqual([[1]])
})

test('a refused number is named in Spanish', async () => {
  const screen = await renderUi(<Tickets />, 'es')
  await screen.getByRole('spinbutton').fill('-3')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('«-3» no es un número entero del 1 al 10.')
})

test('a typed number is reported before blur, however it is typed', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Tickets min={5} max={50} start={20} onChange={onChange} />)
  await userEvent.clear(screen.getByRole('spinbutton'))
  await userEvent.keyboard('13')
  expect(onChange.mock.calls).toEqual([[5], [13]])
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('13')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('an emptied box shows the last number again on blur', async () => {
  const screen = await renderUi(<Tickets />)
  const box = screen.getByRole('spinbutton')
  await box.fill('')
  await expect.element(box).toHaveValue('')
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveValue('3')
  await expect.element(screen.getByRole('status')).toHaveTextContent('3')
})

test('the nearest number of the range replaces a typed one on Enter', async () => {
  const screen = await renderUi(<Tickets />)
  const box = screen.getByRole('spinbutton')
  await box.fill('70')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('10')
})

test('arrow keys continue from the typed number', async () => {
  const screen = await renderUi(<Tickets />)
  const box = screen.getByRole('spinbutton')
  await box.fill('70')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveValue('9')
})

test('a new value of the prop replaces the typed text', async () => {
  const props = { label: 'x', name: 'x', min: 1, max: 10, onChange: () => {} }
  const screen = await renderUi(<NumberStepper {...props} value={3} />)
  await screen.getByRole('spinbutton').fill('7')
  await screen.rerender(<NumberStepper {...props} value={5} />)
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('5')
})

test('the box has the range, the message and the state', async () => {
  const screen = await renderUi(<Tickets error="You have points for 2" />)
  const box = screen.getByRole('spinbutton')
  await expect.element(box).toHaveAttribute('aria-valuemin', '1')
  await expect.element(box).toHaveAttribute('aria-valuemax', '10')
  await expect.element(box).toHaveAccessibleDescription('Error: You have points for 2')
  await screen.rerender(<Tickets isDisabled />)
  await expect.element(box).toBeDisabled()
  for (const button of screen.getByRole('button').elements()) expect(button).toBeDisabled()
})

test('the buttons are named in Spanish and large enough to touch', async () => {
  const screen = await renderUi(<Tickets />, 'es')
  const less = screen.getByRole('button', { name: 'Disminuir: Tickets' }).element().getBoundingClientRect()
  expect(Math.min(less.width, less.height)).toBeGreaterThanOrEqual(44)
  await expect.element(screen.getByRole('button', { name: 'Aumentar: Tickets' })).toBeInTheDocument()
})
