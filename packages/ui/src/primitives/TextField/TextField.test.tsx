import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TextField } from './TextField.tsx'

function Typed({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <TextField label="City" name="city" value={value} onChange={change} />
}

test('a text field reports the typed text', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Typed onChange={onChange} />)
  await screen.getByRole('textbox', { name: 'City' }).fill('Yuma')
  expect(onChange).toHaveBeenLastCalledWith('Yuma')
  await expect.element(screen.getByRole('textbox')).toHaveValue('Yuma')
})

test('the field has its autofill token', async () => {
  const screen = await renderUi(
    <TextField
      label="Email"
      name="username"
      type="email"
      autoComplete="username"
      value=""
      onChange={() => {}}
    />,
  )
  const input = screen.getByRole('textbox')
  await expect.element(input).toHaveAttribute('name', 'username')
  await expect.element(input).toHaveAttribute('autocomplete', 'username')
  await expect.element(input).toHaveAttribute('autocapitalize', 'none')
  await expect.element(input).toHaveAttribute('spellcheck', 'false')
})

test('the text has its own direction', async () => {
  const screen = await renderUi(<TextField label="Name" name="name" value="روزا" onChange={() => {}} />)
  expect(getComputedStyle(screen.getByRole('textbox').element()).direction).toBe('rtl')
})

test('a disabled field accepts no input', async () => {
  const screen = await renderUi(
    <TextField label="Name" name="name" value="Rosa" onChange={() => {}} isDisabled />,
  )
  await expect.element(screen.getByRole('textbox')).toBeDisabled()
})
