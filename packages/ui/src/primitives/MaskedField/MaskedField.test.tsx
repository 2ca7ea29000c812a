import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { MaskedField } from './MaskedField.tsx'

/** (NXX) NNN-NNNN */
function phone(value: string) {
  const digits = value.replace(/\D/g, '')
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
  if (line) return `(${area}) ${exchange}-${line}`
  if (exchange) return `(${area}) ${exchange}`
  return area && `(${area}`
}

interface PhoneProps {
  start?: string
  onChange?: (value: string) => void
}

function Phone({ start = '', onChange }: PhoneProps) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    onChange?.(next)
    setValue(next)
  }
  return (
    <MaskedField
      label="Phone"
      name="phone"
      autoComplete="tel-national"
      inputMode="tel"
      hint="Ten digits"
      mask={phone}
      value={value}
      onChange={change}
    />
  )
}

async function renderPhone(props: PhoneProps, caret?: number) {
  const screen = await renderUi(<Phone {...props} />)
  const box = screen.getByRole('textbox', { name: 'Phone' })
  const input = box.element()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('no input')
  input.focus()
  if (caret !== undefined) input.setSelectionRange(caret, caret)
  return { box, input }
}

test('digits are formatted as (NXX) NNN-NNNN while they are typed and are reported in this form', async () => {
  const onChange = vi.fn()
  const { box } = await renderPhone({ onChange })
  await userEvent.keyboard('602')
  await expect.element(box).toHaveValue('(602')
  await userEvent.keyboard('5550100')
  await expect.element(box).toHaveValue('(602) 555-0100')
  expect(onChange).toHaveBeenLastCalledWith('(602) 555-0100')
})

test('the caret stays where the person is typing', async () => {
  const { box, input } = await renderPhone({ start: '(602) 555' }, 3)
  await userEvent.keyboard('9')
  await expect.element(box).toHaveValue('(609) 255-5')
  expect(input.selectionStart).toBe(4)
  await userEvent.keyboard('8')
  await expect.element(box).toHaveValue('(609) 825-55')
  expect(input.selectionStart).toBe(7)
})

test('a key that the mask rejects changes neither the value nor the caret', async () => {
  const { box, input } = await renderPhone({ start: '(602) 555' }, 3)
  await userEvent.keyboard('x')
  await expect.element(box).toHaveValue('(602) 555')
  expect(input.selectionStart).toBe(3)
})

test('Backspace and Delete remove the digit beyond a separator', async () => {
  const { box, input } = await renderPhone({ start: '(602) 555' }, 6)
  await userEvent.keyboard('{Backspace}')
  await expect.element(box).toHaveValue('(605) 55')
  expect(input.selectionStart).toBe(3)
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('{Delete}')
  await expect.element(box).toHaveValue('(605) 5')
  expect(input.selectionStart).toBe(4)
})

test('Backspace alone empties the box', async () => {
  const { box } = await renderPhone({ start: '(602) 555-0' }, 11)
  await userEvent.keyboard('{Backspace>7/}')
  await expect.element(box).toHaveValue('')
})

test('the mask keeps the matching characters of pasted and autofilled text', async () => {
  const { box } = await renderPhone({})
  await box.fill('602.555.0100 ext. 7')
  await expect.element(box).toHaveValue('(602) 555-0100')
})

test('a value without separators is shown formatted', async () => {
  const { box } = await renderPhone({ start: '6025550100' })
  await expect.element(box).toHaveValue('(602) 555-0100')
})

test('the box has its keyboard, its autofill token and its description', async () => {
  const { box } = await renderPhone({})
  await expect.element(box).toHaveAttribute('inputmode', 'tel')
  await expect.element(box).toHaveAttribute('autocomplete', 'tel-national')
  await expect.element(box).toHaveAccessibleDescription('Ten digits')
})

test('the box is not written to while an input method composes, its value is reported meanwhile, and it is masked afterwards', async () => {
  const onChange = vi.fn()
  const { box, input } = await renderPhone({ start: '(602) 5', onChange })
  compose(input, '(602) 5５')
  await expect.element(box).toHaveValue('(602) 5５')
  expect(onChange).toHaveBeenLastCalledWith('(602) 5')
  compose(input, '(602) 555-')
  await expect.element(box).toHaveValue('(602) 555-')
  expect(onChange).toHaveBeenLastCalledWith('(602) 555')
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '55' }))
  await expect.element(box).toHaveValue('(602) 555')
  expect(onChange).toHaveBeenLastCalledWith('(602) 555')
})

/** What a browser does at each step of a composition. */
function compose(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
  )
}
